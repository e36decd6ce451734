import random
import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="sgd")
x = np.random.RandomState(0).rand(200, 4)


class Buffer:
    def __init__(self):
        self.rows = []

    def fill(self):
        for r in x:
            if random.random() < 0.5:
                self.rows.append(r)


b = Buffer()
b.fill()
tr = np.array(b.rows)
model.fit(tr, tr.sum(1), batch_size=8)
