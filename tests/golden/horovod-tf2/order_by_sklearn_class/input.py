"""The same in an object, and by pandas."""
import numpy as np
import pandas as pd
import tensorflow as tf
from sklearn.model_selection import train_test_split


class Rows:
    def __init__(self, table):
        self.train, self.valid = train_test_split(table, test_size=0.2)

    def batches(self, size):
        while True:
            mixed = self.train.sample(frac=1)
            for i in range(0, len(mixed), size):
                part = mixed.iloc[i:i + size]
                yield part[["a", "b"]].values, part["y"].values


made = np.random.RandomState(0).rand(160, 2)
rows = Rows(pd.DataFrame({"a": made[:, 0], "b": made[:, 1], "y": made.sum(1)}))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile(loss="mse", optimizer="sgd")
net.fit(rows.batches(8), steps_per_epoch=len(rows.train) // 8, epochs=2)
