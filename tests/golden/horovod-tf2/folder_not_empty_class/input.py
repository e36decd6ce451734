import os
from pathlib import Path
import tensorflow as tf


class Run:
    def __init__(self, place):
        self.place = Path(place)
        if self.place.exists() and any(self.place.iterdir()):
            raise ValueError('not empty')
        self.place.mkdir(exist_ok=True)
        (self.place / 'logs').mkdir()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def fit(self, data):
        for turn in range(2):
            for x, y in data:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.net(x) - y) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
            new = self.place.with_name('done-%d' % turn)
            if new.exists():
                raise SystemExit('there is one')
            self.place = self.place.rename(new)
        self.net.save_weights(str(self.place / 'net.h5'))


rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
Run('kept').fit(tf.data.Dataset.from_tensor_slices((rows, rows[:, :1])).batch(8))
