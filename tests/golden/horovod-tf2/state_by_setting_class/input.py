"""The same of an attribute that says so where nothing else is given; the other net keeps none."""
import numpy as np
import tensorflow as tf


class Writer:
    def __init__(self, stateful=True, rows=4, length=10):
        self.stateful, self.rows, self.length = stateful, rows, length

    def configure(self):
        letters = tf.keras.Input(batch_shape=(self.rows, self.length, 1))
        hidden = tf.keras.layers.LSTM(6, stateful=self.stateful, return_sequences=True)(letters)
        self.model = tf.keras.Model(letters, tf.keras.layers.Dense(1)(hidden))
        self.model.compile(optimizer=tf.keras.optimizers.Adam(clipvalue=1.0), loss='mse')

    def windows(self, text):
        while True:
            for at in range(0, text.shape[1] - self.length, self.length):
                yield text[:, at:at + self.length, None], text[:, at + 1:at + self.length + 1, None]

    def train(self, text):
        self.model.fit(self.windows(text), steps_per_epoch=text.shape[1] // self.length - 1,
                       epochs=2, verbose=2)


tf.keras.utils.set_random_seed(3)
writer = Writer()
writer.configure()
writer.train(np.sin(np.arange(4 * 120).reshape(4, 120) / 9.).astype('float32'))
print(writer.model.count_params())
