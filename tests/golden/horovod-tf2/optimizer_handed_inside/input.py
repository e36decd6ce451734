import numpy as np
import tensorflow as tf


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,))])
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])

    def compile(self, optimizer=None, loss=None):
        self.judge.compile(optimizer=optimizer, loss=loss)

    def fit(self, x, epochs=1, batch_size=8):
        for _ in range(epochs):
            for _ in range(len(x) // batch_size):
                real = x[np.random.randint(0, len(x), size=batch_size)]
                loss = self.judge.train_on_batch(real, np.ones((batch_size, 1)))
            print('loss', loss)


pair = Pair()
pair.compile(optimizer=tf.keras.optimizers.RMSprop(1e-3), loss='mse')
pair.fit(np.random.RandomState(0).rand(160, 4).astype('float32'), epochs=2)
