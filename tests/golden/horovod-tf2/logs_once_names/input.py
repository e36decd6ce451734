"""What is logged is said by the first worker, as what is printed."""
import logging

import numpy as np
import tensorflow as tf

logging.basicConfig(level=logging.INFO)
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.001)
for epoch in range(2):
    for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    logging.info('epoch %d is over', epoch)
