"""Rows are no whole number of rounds: the interval is left as it is."""
import numpy as np
import tensorflow as tf


class Work:
    def __init__(self):
        self.x = np.random.RandomState(0).rand(96, 4).astype('float32')
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')

    def run(self):
        for k in range(48):
            i = np.random.choice(96, 8)
            self.net.train_on_batch(self.x[i], self.x[i].sum(1))
            if k * 8 % 20 == 0:
                self.net.save_weights('net.h5')
        return np.isfinite(self.net.get_weights()[0]).all()


print(Work().run())
