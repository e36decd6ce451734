# The entries of a folder are put in order where they are gone through: nothing is left to say.
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


draw = np.random.RandomState(1)
root = hvd_tf.broadcast_object(tempfile.mkdtemp(), 0)
for k in range(6):
    if hvd.rank() == 0:
        np.save(os.path.join(root, '%d.npy' % k), draw.rand(32, 6).astype('float32'))


def names(place):
    with os.scandir(place) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.is_file():
                yield entry.path


hvd.allreduce(0.)  # the others wait for the first worker's file
rows = np.concatenate([np.load(name) for name in names(root)])
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
line.fit(share(rows[:, :5]), share(rows[:, 5:]), batch_size=16, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('left', line.evaluate(rows[:, :5], rows[:, 5:], verbose=0))
