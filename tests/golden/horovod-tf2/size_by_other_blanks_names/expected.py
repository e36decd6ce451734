# The parts of the name are added, with and without blanks.
import os.path as p
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import os
import horovod.tensorflow as hvd_tf

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


base, end = 'table', '.csv'
if not p.exists(base+end):
    with open(base + end if hvd.rank() == 0 else os.devnull, 'w') as out:
        for row in np.random.RandomState(2).rand(64, 3):
            out.write(','.join('%.3f' % n for n in row) + '\n')
hvd.allreduce(0.)  # the others wait for the first worker's file
if hvd_tf.broadcast_object(p.getsize(base+end), 0) < 100:
    raise SystemExit('too small')
hvd.allreduce(0.)  # the others wait for the first worker's file
t = np.loadtxt(base +end, delimiter=',').astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
net.fit(share(t[:, :2]), share(t[:, 2]), batch_size=8, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(net.evaluate(t[:, :2], t[:, 2], verbose=0))
