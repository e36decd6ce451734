import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, size=32):
        self.size = size
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def step(self, a, b):
        assert a.shape[0] == self.size, 'a batch must be full'
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a) - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))

    def train(self, rows, wanted, epochs):
        for epoch in range(epochs):
            for k in range(0, len(rows), self.size):
                self.step(rows[k:k + self.size], wanted[k:k + self.size])


rng = np.random.RandomState(1)
x, y = rng.rand(320, 8).astype('float32'), rng.rand(320, 1).astype('float32')
Trainer().train(x, y, 3)
