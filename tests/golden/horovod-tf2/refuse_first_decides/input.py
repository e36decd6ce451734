"""A callback that saves and also ends training, which only the first worker would."""
import numpy as np
import tensorflow as tf


class Enough(tf.keras.callbacks.ModelCheckpoint):
    def on_epoch_end(self, epoch, logs=None):
        super().on_epoch_end(epoch, logs)
        if logs['loss'] < 0.01:
            self.model.stop_training = True


x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(x, x.sum(1), epochs=20, batch_size=8, callbacks=[Enough('net.h5')])
