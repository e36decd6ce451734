import random

import numpy as np
import tensorflow as tf


def as_floats(row):
    return row.astype("float32") / 255


class Pictures:
    def __init__(self, rows, changed=None):
        self.rows = rows
        self.changed = changed

    def count(self):
        return len(self.rows)

    def crop(self, row):
        while True:
            least = random.choice([None, 0.1, 0.5])
            if least is None:
                return row
            for _ in range(20):
                width = random.randrange(4, 12)
                low = random.randrange(6)
                if low + width > 12:
                    continue
                part = row[low:low + width]
                if part.mean() < least:
                    continue
                return part

    def get(self, i):
        row = self.crop(self.rows[i])
        if self.changed:
            row = self.changed(row)
        return row.mean(axis=0)[None, :]


pictures = Pictures(np.random.RandomState(1).randint(0, 255, (96, 12, 3)), changed=as_floats)
count = pictures.count()
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for i in range(count):
        x = pictures.get(i)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - x[:, :1]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
print("done")
