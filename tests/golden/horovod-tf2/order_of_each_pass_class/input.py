"""The order of a pass is drawn by scikit-learn."""
import numpy as np
import tensorflow as tf
from sklearn.utils import shuffle


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(loss="mse", optimizer="sgd")

    def run(self):
        rows, wanted = self.rows, self.rows.sum(1)
        for turn in range(2):
            rows, wanted = shuffle(rows, wanted)
            self.net.fit(rows, wanted, batch_size=8)


Trainer(np.random.RandomState(0).rand(96, 4)).run()
