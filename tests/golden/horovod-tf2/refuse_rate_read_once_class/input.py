import numpy as np
import tensorflow as tf


class Run:
    def __init__(self, start=0.1):
        self.rate = tf.Variable(start, trainable=False, dtype=tf.float32)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(optimizer=tf.keras.optimizers.Adam(learning_rate=self.rate), loss='mse')

    def learn(self, x, y):
        for turn in range(4):
            for k in range(0, 64, 8):
                self.net.train_on_batch(x[k:k + 8], y[k:k + 8])
            self.rate.assign(self.rate * 0.5)


x = np.random.RandomState(0).rand(64, 4).astype('float32')
Run().learn(x, x[:, :1])
