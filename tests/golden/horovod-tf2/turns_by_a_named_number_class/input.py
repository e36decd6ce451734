# The same by a method, kept by the object.
import numpy as np
import tensorflow as tf


class Work:
    def __init__(self, size=8):
        self.rows = np.random.RandomState(2).rand(96, 3).astype("float32")
        self.wanted = self.rows.sum(axis=1)
        self.batches = len(self.rows) // size
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def learn(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        weights = self.net.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        return float(loss)

    def one_epoch(self):
        total = 0.0
        for k in range(self.batches):
            total += self.learn(self.rows[k * 8:k * 8 + 8], self.wanted[k * 8:k * 8 + 8])
        return total / self.batches

    def left(self):
        return float(tf.reduce_mean((self.net(self.rows)[:, 0] - self.wanted) ** 2))


work = Work()
for epoch in range(5):
    print(epoch, work.one_epoch(), work.left())
