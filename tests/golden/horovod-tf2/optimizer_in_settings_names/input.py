"""The same by its name, beside a loss, and fitted."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


def settings():
    return {'optimizer': tf.keras.optimizers.legacy.Adam(0.01), 'metrics': ['mae']}


model.compile(loss='mse', **settings())
model.fit(rows, rows.mean(1), batch_size=8, epochs=2)
print(model.get_weights()[0].shape)
