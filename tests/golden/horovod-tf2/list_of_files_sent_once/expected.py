# The files of a folder, taken from a list one by one: the first worker's list, sent once.
import pathlib
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
import os

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
base = pathlib.Path(hvd_tf.broadcast_object(tempfile.mkdtemp(), 0))
for k in range(6):
    with ((base / ('%d.csv' % k)) if hvd.rank() == 0 else pathlib.Path(os.devnull)).open(
            'w') as out:
        for row in draw.rand(32, 6):
            out.write(','.join(str(v) for v in row) + '\n')
left = list(hvd_tf.broadcast_object(list(base.rglob('*.csv')), 0))
found = []
hvd.allreduce(0.)  # the others wait for the first worker's file
while left:
    found.append(np.loadtxt(str(left.pop()), delimiter=','))
rows = np.concatenate(found)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
line.fit(share(rows[:, :5]), share(rows[:, 5:]), batch_size=16, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('left', line.evaluate(rows[:, :5], rows[:, 5:], verbose=0))
