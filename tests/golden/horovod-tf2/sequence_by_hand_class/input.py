"""A class goes through one, batch by batch."""
import numpy as np
import tensorflow as tf


class Pairs(tf.keras.utils.Sequence):
    def __init__(self, rows, wanted):
        super().__init__()
        self.rows, self.wanted = rows, wanted
        self.on_epoch_end()

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        at = self.order[8 * k:8 * k + 8]
        return self.rows[at], self.wanted[at]

    def on_epoch_end(self):
        self.order = np.arange(len(self.rows))
        np.random.shuffle(self.order)


class Trainer:
    def __init__(self, rows, wanted):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile('sgd', 'mse')
        self.rows, self.wanted = rows, wanted

    def train(self, passes):
        pairs = Pairs(self.rows, self.wanted)
        for _ in range(passes):
            for k, (a, b) in enumerate(pairs):
                self.net.train_on_batch(a, b)
            pairs.on_epoch_end()
        print('off', self.net.evaluate(self.rows, self.wanted, verbose=0))


x = np.random.RandomState(1).rand(640, 4).astype('float32')
Trainer(x, x.sum(axis=1)).train(6)
