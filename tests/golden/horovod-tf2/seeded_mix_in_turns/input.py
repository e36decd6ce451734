"""A generator seeds itself and mixes: all draw one order, beside noise of TensorFlow's."""
import random
import numpy as np
import tensorflow as tf


def batches(rows, n):
    random.seed(42)
    while True:
        for _ in range(3):
            random.shuffle(rows)
            for i in range(0, len(rows), n):
                yield np.stack(rows[i:i + n])


rows = [np.full(4, i / 64, 'float32') for i in range(64)]
feed = batches(rows, 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.02)
for step in range(24):
    x = tf.image.random_flip_left_right(tf.reshape(next(feed), [-1, 2, 2, 1]))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(tf.reshape(x, [-1, 4])) - 1) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
print(float(loss))
