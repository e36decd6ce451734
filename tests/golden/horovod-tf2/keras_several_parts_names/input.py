"""A model of several inputs is given them as one part of what is prepared."""
import numpy as np
import tensorflow as tf

chance = np.random.RandomState(3)


def prepared(count):
    rows = chance.rand(count, 3).astype('float32')
    return [rows[:, k] for k in range(3)], rows.sum(1)


data = prepared(320)
parts = []
for k in range(3):
    parts.append(tf.keras.Input((1,)))
net = tf.keras.Model(parts, tf.keras.layers.Dense(1)(tf.keras.layers.Concatenate()(parts)))
net.compile('sgd', 'mse')
net.fit(data[0], data[1], batch_size=8, epochs=2)
net.fit(data[0], data[1], batch_size=8, epochs=2, validation_split=0.25)
