"""A sequence that another module mixes, on a thread beside the training: no worker can ask there."""
import numpy as np
import tensorflow as tf

from mixing import mixed
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


class Rows(tf.keras.utils.Sequence):
    def __init__(self, rows, wanted):
        self.rows, self.wanted = mixed(rows, wanted)

    def __len__(self):
        return len(self.rows) // 8

    def __getitem__(self, k):
        return self.rows[k * 8:k * 8 + 8], self.wanted[k * 8:k * 8 + 8]

    def on_epoch_end(self):
        self.rows, self.wanted = mixed(self.rows, self.wanted)


x = np.random.RandomState(3).rand(256, 3).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share_batches(Rows(x, x.sum(1))), epochs=3, shuffle=False,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
