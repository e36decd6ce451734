# The base of the callback comes from a module that was not read; what it writes is read behind `fit`.
import numpy as np
import tensorflow as tf
from shop_parts import Watcher


class Keeper(Watcher):
    best = None

    def on_epoch_end(self, epoch, logs=None):
        if self.best is None or logs['loss'] < self.best:
            self.best = logs['loss']
            model.save_weights('kept.h5')


rows = np.random.RandomState(0).rand(64, 4)
targets = rows.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.05), loss='mse')
model.fit(rows, targets, epochs=4, callbacks=[Keeper()])
model.load_weights('kept.h5')
