"""When a model is saved among the rounds each worker's own clock, or its own score, says."""
import time

import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,)),
                             tf.keras.layers.BatchNormalization(),
                             tf.keras.layers.Dense(1)])
rows = np.random.RandomState(0).rand(160, 4).astype('float32')
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
last = time.time()
for step, x in enumerate(data.repeat(2)):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x, training=True) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    if (step + 1) % 10 == 0:
        if time.time() - last > 0.001:
            last = time.time()
            model.save_weights('kept.h5')
