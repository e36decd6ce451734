import numpy as np
import tensorflow as tf

np.random.seed(1)


class Maker:
    def __init__(self, x, y):
        self.x, self.y = x, y
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def step(self, a, b):
        a = a + np.random.normal(0, .1, a.shape).astype('float32')
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a) - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))

    def fit(self, epochs, size=8):
        for epoch in range(epochs):
            order = np.random.permutation(len(self.x))
            for k in range(len(self.x) // size):
                at = order[k * size:(k + 1) * size]
                self.step(self.x[at], self.y[at])


rows = np.arange(320, dtype='float32').reshape(80, 4) / 320.
Maker(rows, 1 - rows).fit(5)
