"""Each round takes one batch: the rounds around it are not divided, and a message says so."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).normal(size=[256, 4]).astype('float32')
data = tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).repeat().shuffle(64).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(learning_rate=0.01)
for i in range(1, 61):
    for a, b in data.take(1):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(a) - b) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    if i % 20 == 0:
        model.save_weights('w.h5')
