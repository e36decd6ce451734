import numpy as np
import tensorflow as tf

class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_variables), self.net.trainable_variables))
        return loss

    def fit(self, x, y):
        for epoch in range(3):
            for i in range(len(x) // 8):
                self.step(x[i * 8:(i + 1) * 8], y[i * 8:(i + 1) * 8])
        print('all', float(tf.reduce_mean((self.net(x)[:, 0] - y) ** 2)))


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
Trainer().fit(x, y)
