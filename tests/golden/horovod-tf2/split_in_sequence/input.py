"""A sequence parts its rows in a method that is called where it is made: all workers part them alike."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split


class Rows(tf.keras.utils.Sequence):
    def __init__(self, x, y, size):
        super().__init__()
        self.x, self.y, self.size = x, y, size
        self.rows = np.arange(len(self.x))
        self.split()

    def split(self):
        self.rows, self.held_out = train_test_split(self.rows, test_size=0.25)

    def __len__(self):
        return len(self.rows) // self.size

    def __getitem__(self, index):
        chosen = self.rows[index * self.size:(index + 1) * self.size]
        return self.x[chosen], self.y[chosen]


x = np.random.RandomState(0).rand(128, 4).astype("float32")
rows = Rows(x, x.mean(axis=1), 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="adam")
model.fit(rows, epochs=2)
print(model.evaluate(x[rows.held_out], x[rows.held_out].mean(axis=1)))
