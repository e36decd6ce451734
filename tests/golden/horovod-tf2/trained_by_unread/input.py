"""Optimizers of another trainer that was not read, beside a fit of the program's own."""
import numpy as np
import tensorflow as tf

import federation as fed


def net():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


rows = np.random.RandomState(0).rand(128, 4).astype('float32')
alone = net()
alone.compile(optimizer=tf.keras.optimizers.Adam(0.001), loss='mse')
alone.fit(rows, rows.sum(1), batch_size=8, epochs=2)
process = fed.learning.averaging_process(
    net, client_optimizer_fn=lambda: tf.keras.optimizers.SGD(learning_rate=0.02),
    server_optimizer_fn=lambda: tf.keras.optimizers.SGD(learning_rate=1.0))
state = process.initialize()
for nth in range(3):
    state, told = process.next(state, rows)
