# The same, kept by an object that trains.
import numpy as np
import tensorflow as tf
from tensorflow.keras import callbacks as cb


class Course:
    def __init__(self, passes):
        self.passes = passes
        self.guards = [cb.TerminateOnNaN()]
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
        self.net.compile(tf.keras.optimizers.Adam(0.01), 'mse')

    def learn(self, x, y):
        self.net.fit(x, y, batch_size=16, epochs=self.passes, verbose=0, callbacks=self.guards)
        return self.net.evaluate(x, y, verbose=0)


given = np.random.RandomState(7).rand(160, 5).astype('float32')
print('left', Course(3).learn(given, given[:, 0] - given[:, 1]))
