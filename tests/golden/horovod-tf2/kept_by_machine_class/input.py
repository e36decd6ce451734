"""What one worker of each machine makes and keeps, that one writes."""
import h5py
import numpy as np
import tensorflow as tf


class Rows:
    def make(self):
        with h5py.File('rows.h5', 'w') as f:
            f['x'] = np.random.RandomState(0).rand(480, 4).astype('float32')
        with open('rows.txt', 'w') as f:
            f.write('made')

    def get(self):
        try:
            f = h5py.File('rows.h5', 'r')
        except OSError:
            self.make()
            f = h5py.File('rows.h5', 'r')
        return f['x'][:]


x = Rows().get()
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(x, x.sum(1), epochs=2, batch_size=8)
