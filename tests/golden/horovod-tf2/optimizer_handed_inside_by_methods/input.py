import numpy as np
import tensorflow as tf


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def compile(self, optimizer, loss):
        self.compile_judge(optimizer, loss)

    def compile_judge(self, optimizer, loss):
        self.judge.compile(optimizer=optimizer, loss=loss)

    def train(self, x, y):
        self.judge.fit(x, y, batch_size=8, epochs=2, verbose=2)


rows = np.random.RandomState(0).rand(160, 4).astype('float32')
pair = Pair()
pair.compile(tf.keras.optimizers.SGD(0.01), 'mse')
pair.train(rows, rows.sum(axis=1, keepdims=True))
