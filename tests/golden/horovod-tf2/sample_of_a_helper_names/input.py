import random
import numpy as np
import tensorflow as tf


def order(names, part=0.5):
    names = names[:]
    random.shuffle(names)
    return names[:int(len(names) * part)]


rows = np.random.RandomState(0).rand(200, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
for epoch in range(2):
    names = order(list(range(200)))
    for k in range(0, len(names), 8):
        at = names[k:k + 8]
        model.train_on_batch(rows[at], rows[at].sum(axis=1))
