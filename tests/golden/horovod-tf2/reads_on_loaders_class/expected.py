"""Files are read by what the batches are asked for, and others are written there: nobody waits."""
import os
import tempfile

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
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


folder = hvd_tf.broadcast_object(tempfile.mkdtemp(), 0)


def load(path):
    return np.load(path)


class Pieces(tf.keras.utils.Sequence):
    def __init__(self, count, kept=None):
        self.count, self.kept = count, kept
        for k in range(count):
            rows = np.random.RandomState(k).rand(8, 3).astype('float32')
            if hvd.rank() == 0:
                np.save(os.path.join(folder, 'piece%d.npy' % k), rows)

    def __len__(self):
        return self.count

    def __getitem__(self, k):
        rows = load(os.path.join(folder, 'piece%d.npy' % k))
        if self.kept:
            if hvd.rank() == 0:
                np.save(os.path.join(self.kept, 'seen%d.npy' % k), rows)
        return rows, rows.sum(1)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
pieces = Pieces(16, folder)
hvd.allreduce(0.)  # the others wait for the first worker's file
model.fit(share_batches(pieces), epochs=2, workers=2, shuffle=False,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
