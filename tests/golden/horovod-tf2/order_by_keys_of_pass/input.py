"""In each turn another order, by keys that a generator of its own draws, or NumPy's."""
import numpy as np
import tensorflow as tf

table = np.random.RandomState(4).rand(96, 3).astype("float32")
sums = table.sum(axis=1)
chance = np.random.default_rng()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse", optimizer="sgd")
for _ in range(2):
    keys = chance.random(len(table))
    places = keys.argsort()
    net.fit(table[places], sums[places], epochs=3, verbose=0)
for _ in range(2):
    places = np.random.uniform(size=len(table)).argsort()
    net.fit(table[places], sums[places], epochs=3, verbose=0)
print(net.predict(table, verbose=0).shape)
