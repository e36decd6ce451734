"""A callback of the program's own keeps the best weights of each part, and they are read behind it."""
import numpy as np
import tensorflow as tf


class Best(tf.keras.callbacks.Callback):
    def __init__(self, path):
        super().__init__()
        self.path = path
        self.best = float('inf')

    def on_epoch_end(self, epoch, logs=None):
        if logs['val_loss'] < self.best:
            self.best = logs['val_loss']
            self.model.save_weights(self.path)


rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.Input(4), tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
for part in range(2):
    held = np.arange(640) % 2 == part
    model.fit(rows[~held], wanted[~held], batch_size=16, epochs=3, callbacks=[Best('best%d.h5' % part)],
              validation_data=(rows[held], wanted[held]))
    model.load_weights('best%d.h5' % part)
    print(part, model.evaluate(rows[held], wanted[held], verbose=0))
