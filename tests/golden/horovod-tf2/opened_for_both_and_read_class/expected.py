"""The same in a sequence, by a map of the file."""
import mmap

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share_batches(sequence):
    """This worker's batches of a sequence: as many as all others'; too few are for several."""
    class Share(tf.keras.utils.Sequence):
        def __len__(self):
            return max(1, len(sequence) // hvd.size())
        def __getitem__(self, index):
            return sequence[(index * hvd.size() + hvd.rank()) % len(sequence)]
        def on_epoch_end(self):
            sequence.on_epoch_end()
    return Share()


if hvd.rank() == 0:
    np.savetxt('numbers.txt', np.random.RandomState(2).rand(96))


class Numbers(tf.keras.utils.Sequence):
    def __init__(self, path):
        self.stream = open(path, 'r+')
        self.map = mmap.mmap(self.stream.fileno(), 0)
        self.rows = np.array([float(x) for x in self.map.read().split()], 'float32')

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        x = self.rows[k * 8:k * 8 + 8, None]
        return x, 2 * x


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05 * hvd.size())), 'mse')
hvd.allreduce(0.)  # the others wait for the first worker's file
net.fit(share_batches(Numbers('numbers.txt')), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(net.get_weights()[0].shape)
