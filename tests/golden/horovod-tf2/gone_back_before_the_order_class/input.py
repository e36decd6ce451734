import os

import numpy as np
import tensorflow as tf


class Folder:
    def __init__(self, name):
        self.name = name

    def fill(self, x, y):
        if os.path.exists(self.name):
            print("there already")
            return self
        os.makedirs(self.name)
        at = np.arange(len(x))
        np.random.shuffle(at)
        np.save(os.path.join(self.name, "x.npy"), x[at[:64]])
        np.save(os.path.join(self.name, "y.npy"), y[at[:64]])
        return self

    def read(self, what):
        return np.load(os.path.join(self.name, what + ".npy"))


numbers = np.random.RandomState(3)
rows = numbers.rand(96, 4).astype("float32")
folder = Folder("kept").fill(rows, rows.sum(axis=1))
x, y = folder.read("x"), folder.read("y")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile("sgd", "mse")
model.fit(x, y, epochs=8, batch_size=8)
print("learned", model.evaluate(x, y) < 0.5)
