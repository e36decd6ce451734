import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


class Small:
    def build(self):
        self.model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])

    def compile(self):
        self.model.compile(tf.keras.optimizers.SGD(0.01), 'mse')

    def fit_generator(self, observe=False, text='', interval=1):
        if observe:
            print(text)
        self.model.fit(rows, wanted, batch_size=8, epochs=interval)
