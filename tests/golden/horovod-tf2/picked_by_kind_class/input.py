"""Rows for learning and for a test are picked by seeded numbers, and turned by others."""
import random
import numpy as np
import tensorflow as tf

np.random.seed(5)
rows = np.random.rand(320, 4).astype('float32')


class Rows(object):
    def next_batch(self, size, kind):
        if kind == 'train':
            at = np.random.choice(len(rows), size)
        else:
            at = np.random.choice(100, size)
        return np.array([row[::-1] if random.random() < 0.5 else row for row in rows[at]])


model = tf.keras.Sequential([tf.keras.layers.Dense(4)])
opt = tf.keras.optimizers.SGD(0.05)
data = Rows()
for i in range(100):
    part = data.next_batch(16, 'train')
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(part) - part))
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
