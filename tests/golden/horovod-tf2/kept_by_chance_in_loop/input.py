"""Chance keeps rows in a loop, and what is kept is parted; it says how many rounds there are."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split


def dropped(rows, part):
    kept = []
    for row in rows:
        if row["y"] > 0.5 or np.random.rand() > part:
            kept.append(row)
    return kept


class Batches:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size
        self.count = len(rows) // size

    def make(self):
        while True:
            for at in range(0, self.count * self.size, self.size):
                rows = self.rows[at:at + self.size]
                yield np.array([r["x"] for r in rows]), np.array([r["y"] for r in rows])


numbers = np.random.RandomState(0).rand(200, 5).astype("float32")
rows = dropped([{"x": n[:4], "y": n[4]} for n in numbers], 0.5)
train, valid = train_test_split(rows, test_size=0.25)
train, valid = Batches(train, 8), Batches(valid, 8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="adam")
model.fit(train.make(), steps_per_epoch=train.count, epochs=2,
          validation_data=valid.make(), validation_steps=valid.count)
