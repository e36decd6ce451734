import numpy as np
import tensorflow as tf

np.random.seed(np.random.randint(1000))
rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(axis=1, keepdims=True)


def picks():
    while True:
        at = np.random.choice(len(rows), 16)
        yield rows[at], wanted[at]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile('sgd', 'mse')
model.fit(picks(), steps_per_epoch=12, epochs=2)
