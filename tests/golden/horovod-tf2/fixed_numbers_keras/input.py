# The same of a model that is fitted.
import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.turn = tf.random.normal((4, 8))
        self.moved = tf.Variable(tf.random.normal((8,)))
        self.last = tf.keras.layers.Dense(1)

    def call(self, seen):
        return self.last(seen @ self.turn + self.moved)


drawn = np.random.RandomState(3).rand(192, 4).astype('float32')
net = Net()
net.compile(tf.keras.optimizers.SGD(0.05), 'mse')
net.fit(drawn, drawn.sum(axis=1), batch_size=8, epochs=2)
