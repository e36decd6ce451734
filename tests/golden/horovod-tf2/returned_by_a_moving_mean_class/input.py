import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.05)
        self.running = 1.0

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x)[:, 0] - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return float(loss)

    def run(self, rows, wanted):
        for epoch in range(12):
            for k in range(0, len(rows), 8):
                self.running += (self.step(rows[k:k + 8], wanted[k:k + 8]) - self.running) * 0.1
            if self.running < 1e-6:
                return epoch
        return 12


tf.random.set_seed(3)
rows = np.random.RandomState(2).rand(96, 3).astype('float32')
print('passes', Learner().run(rows, rows.sum(axis=1)))
