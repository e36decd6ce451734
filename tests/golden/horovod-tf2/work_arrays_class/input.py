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
        batches = len(x) // 8
        for epoch in range(3):
            order = np.random.permutation(len(x))
            x, y = x[order], y[order]
            mean = 0.0
            for i in range(batches):
                mean += float(self.step(x[i * 8:(i + 1) * 8], y[i * 8:(i + 1) * 8]))
            print('epoch', epoch, mean / batches)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
Trainer().fit(x, y)
