"""A class is told the seed, and takes the clock's second where it is told none."""
import time
import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, rows, marks, seed=None):
        self.rows, self.marks = rows, marks
        self.rng = np.random.default_rng(seed or int(time.time()))

    def batches(self, size):
        while True:
            at = self.rng.integers(0, len(self.rows), size)
            yield self.rows[at], self.marks[at]


rows = np.random.RandomState(1).rand(640, 8).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(tf.keras.optimizers.SGD(0.02), "mse")
model.fit(Rows(rows, marks).batches(32), steps_per_epoch=20, epochs=4, verbose=0)
others = np.random.RandomState(2).rand(64, 8).astype("float32")
print("loss", model.evaluate(others, others.sum(axis=1, keepdims=True), verbose=0))
