"""A table is mixed in each turn, and its last rows are held out: no worker trains on them."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(4).rand(96, 3).astype("float32")
table = np.hstack([rows, rows.sum(axis=1)[:, None]])
scores = []
for turn in range(2):
    np.random.shuffle(table)
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    net.compile(loss="mse", optimizer="sgd")
    net.fit(table[:64, :3], table[:64, 3], epochs=2, verbose=0)
    scores.append(net.evaluate(table[64:, :3], table[64:, 3], verbose=0))
print(len(scores))
