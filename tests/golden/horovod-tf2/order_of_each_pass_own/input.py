"""The order of a pass by a generator of each worker's own; and rows that are shown come beside it."""
import numpy as np
import tensorflow as tf

chance = np.random.default_rng()
x = np.random.RandomState(0).rand(96, 4)
y = x.sum(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse", optimizer="sgd")
for turn in range(2):
    order = chance.permutation(len(x))
    print("first", order[0])
    model.fit(x[order], y[order], batch_size=8, epochs=2)
