"""A class mixes two kinds of rows, each for itself, and hands them to `fit` side by side."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


class Pairs:
    def __init__(self, first, second, size):
        self.first, self.second, self.size = first, second, size

    def mixed(self, rows):
        return shard(tf.data.Dataset.from_tensor_slices(rows)).cache().shuffle(300)

    def joined(self):
        one = self.mixed(self.first).batch(self.size, drop_remainder=True)
        other = self.mixed(self.second).batch(self.size, drop_remainder=True).repeat(2)
        return tf.data.Dataset.zip((one, other))


np.random.seed(5)
first = np.random.rand(160, 3).astype('float32')
second = np.random.rand(120, 3).astype('float32') + 1
pairs = Pairs(first, second, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
net.fit(pairs.joined(), epochs=4, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('error', float(tf.reduce_mean((net(first) - 1.5) ** 2)))
