"""A model compiles itself in a method of its class."""
import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self, size):
        given = tf.keras.Input((size,))
        super(Net, self).__init__(inputs=given, outputs=tf.keras.layers.Dense(1)(given))

    def prepare(self):
        self.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')


rows = np.random.RandomState(0).rand(240, 4).astype('float32')
net = Net(4)
net.prepare()
net.fit(rows, rows.sum(1, keepdims=True), batch_size=8, epochs=2)
net.save_weights('net.h5')
