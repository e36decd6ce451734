import numpy as np
import tensorflow as tf


class Trainer(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile(optimizer=tf.keras.optimizers.Adagrad(0.05), loss='mse')

    def train(self, x, y):
        return self.model.fit(x, y, epochs=2)


trainer = Trainer()
trainer.train(np.random.rand(130, 4), np.random.rand(130))
