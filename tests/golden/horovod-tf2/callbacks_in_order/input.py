# What a callback that writes would tell the next one comes before it, on every worker that runs it.
import numpy as np
import tensorflow as tf


class Every(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        logs['twice'] = 2 * logs['loss']


rows = np.random.RandomState(0).rand(96, 4)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.05), loss='mse')
table = tf.keras.callbacks.CSVLogger('epochs.csv')
model.fit(rows, rows.sum(axis=1), batch_size=8, epochs=3, callbacks=[table, Every(), tf.keras.callbacks.TerminateOnNaN()])
