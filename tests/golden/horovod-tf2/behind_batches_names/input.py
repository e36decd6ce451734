"""Behind each batch of `fit` a second network takes the next rows of a table: all workers the same."""
import itertools

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(0.01), 'mse')
other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
other.compile(tf.keras.optimizers.SGD(0.001), 'mse')
parts = itertools.cycle(np.split(rows, 40))


class Also(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        part = next(parts)
        other.train_on_batch(part, part.sum(1))


net.fit(rows, rows.sum(1), batch_size=8, epochs=2, callbacks=[Also()])
