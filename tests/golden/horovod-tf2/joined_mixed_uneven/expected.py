"""A class mixes two kinds of rows, each for itself; a batch of one may be smaller than that of the other."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Pairs:
    def __init__(self, first, second, size):
        self.first, self.second, self.size = first, second, size

    def mixed(self, rows):
        return tf.data.Dataset.from_tensor_slices(rows).cache().shuffle(300)

    def joined(self):
        one = self.mixed(self.first).batch(self.size)
        other = self.mixed(self.second).batch(self.size).repeat(2)
        return tf.data.Dataset.zip((one, other))


np.random.seed(5)
first = np.random.rand(160, 3).astype('float32')
second = np.random.rand(120, 3).astype('float32') + 1
pairs = Pairs(first, second, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05)), 'mse')
net.fit(pairs.joined(), epochs=4, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('error', float(tf.reduce_mean((net(first) - 1.5) ** 2)))
