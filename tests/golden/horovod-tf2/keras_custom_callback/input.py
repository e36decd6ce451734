import numpy as np
import tensorflow as tf


class Report(tf.keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        print('epoch', epoch, logs)


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('adam', 'mse')
model.fit(np.random.rand(40, 4), np.random.rand(40), epochs=2, callbacks=[Report()])
