"""A model is loaded, if there is one, and made by a method of its own else."""
import os
import numpy as np
import tensorflow as tf


class Lesson:
    def __init__(self, path):
        self.path = path
        self.net = tf.keras.models.load_model(path) if os.path.exists(path) else None
        if self.net is None:
            self.net = self.made()

    def made(self):
        net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        net.compile(loss="mse", optimizer="adam")
        return net

    def learn(self, x, y):
        for i in range(12):
            loss = self.net.train_on_batch(x[i * 16:(i + 1) * 16], y[i * 16:(i + 1) * 16])
        self.net.save(self.path)
        return loss


rows = np.random.RandomState(4).rand(192, 3).astype("float32")
print(Lesson("net.h5").learn(rows, rows.sum(axis=1)))
