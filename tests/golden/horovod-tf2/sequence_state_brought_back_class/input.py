"""In a class below another one."""
import numpy as np
import tensorflow as tf
from sklearn.utils import shuffle


class Base(tf.keras.utils.Sequence):
    def mixed(self, *parts):
        return shuffle(*parts)


class Rows(Base):
    def __init__(self, x, y, size, train=True):
        self.x, self.y, self.size, self.train = x, y, size, train
        if self.train:
            self.x, self.y = self.mixed(self.x, self.y)

    def __len__(self):
        return int(np.ceil(len(self.x) / self.size))

    def __getitem__(self, k):
        part = slice(k * self.size, (k + 1) * self.size)
        return self.x[part], self.y[part]

    def on_epoch_end(self):
        if self.train:
            state = np.random.get_state()
            np.random.shuffle(self.x)
            np.random.set_state(state)
            np.random.shuffle(self.y)


x = np.random.RandomState(0).rand(64, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile("sgd", "mse")
net.fit(Rows(x, x.sum(1), 32), epochs=3, validation_data=Rows(x[:64], x[:64].sum(1), 32, train=False))
print(net.evaluate(Rows(x, x.sum(1), 32)))
