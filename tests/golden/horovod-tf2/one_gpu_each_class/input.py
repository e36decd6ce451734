import numpy as np
import tensorflow as tf


class Learner:
    cards = 1

    def __init__(self, width):
        self.base = self.made(width)
        if self.cards <= 1:
            self.net = self.base
        else:
            self.net = tf.keras.utils.multi_gpu_model(self.base, gpus=self.cards)
        self.net.compile("sgd", "mse")

    def made(self, width):
        return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(width,))])

    def learn(self, x, y):
        self.net.fit(x, y, epochs=3, batch_size=8)
        return self.net.evaluate(x, y)


numbers = np.random.RandomState(3)
x = numbers.rand(64, 5)
print("loss %.4f" % Learner(5).learn(x, x.sum(axis=1)))
