"""One more than it, in a method."""
import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, rows):
        self.rows, self.wanted = rows, rows.mean(axis=1)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile('sgd', 'mse')

    def train(self, rounds):
        for step in range(rounds):
            made = step + 1
            at = np.random.randint(0, len(self.rows), 16)
            self.net.train_on_batch(self.rows[at], self.wanted[at])
            if made % 80 == 0:
                self.net.save_weights('round%d.weights.h5' % made)


trainer = Trainer(np.random.RandomState(1).rand(640, 4).astype('float32'))
trainer.train(240)
print('off', trainer.net.evaluate(trainer.rows, trainer.wanted, verbose=0))
