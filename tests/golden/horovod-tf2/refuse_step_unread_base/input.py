"""The step is that of a base that was not read."""
import nets
import numpy as np
import tensorflow as tf


class Squeeze(nets.Trained):
    def call(self, rows):
        return tf.reduce_mean(rows, axis=1)


rows = np.random.RandomState(3).rand(192, 4).astype('float32')
net = Squeeze()
net.compile('sgd', loss=None)
net.fit(tf.data.Dataset.from_tensor_slices(rows).batch(8), epochs=2)
