"""Each row is made brighter where a draw of its own says so: nothing of that is sent."""
import numpy as np
import tensorflow as tf


def brighter(row):
    if np.random.uniform(0, 1) > .5:
        gain = np.random.uniform(0.4, 1.5)
        return np.clip(gain * row, 0, 2)
    return row


def load(rows):
    out = np.zeros(rows.shape, np.float32)
    for k, row in enumerate(rows):
        out[k] = brighter(row)
    return out


wanted = np.linspace(0, 1, 320)
rows = load(np.outer(wanted, np.ones(8)))
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile('adam', 'mse')
model.fit(rows, wanted, batch_size=16, epochs=2)
