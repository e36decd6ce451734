"""A `fit` in each round is given rows that chance picks, but not how many; then it says that, too."""
import random

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')


def as_many(turns):
    rows = []
    for turn in range(turns):
        begin = random.randrange(10, 600)
        for row in x[begin:begin + 8]:
            rows.append(row)
        for at in range(begin - 2, begin + 2):
            rows.append(x[at])
        for row in random.sample(list(x), 5):
            rows.append(row)
        pair = [x[begin], x[begin] * 2]
        for row in pair:
            rows.append(row)
    return np.array(rows)


def by_chance(turns):
    rows = []
    for turn in range(turns):
        begin = random.randrange(10, 600)
        many = random.randrange(20)
        for row in x[begin:begin + many]:
            rows.append(row)
    return np.array(rows)


for turn in range(10):
    rows = as_many(8)
    model.fit(rows, rows[:, :1], batch_size=32, verbose=0)

for turn in range(10):
    rows = by_chance(8)
    model.fit(rows, rows[:, :1], batch_size=32, verbose=0)
