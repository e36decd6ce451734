"""A function ends before it draws, or a `while` comes by it never: what follows is drawn anew."""
import sys

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
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


x = np.random.RandomState(0).rand(640, 8).astype('float32')


def kept(rows):
    if len(sys.argv) > 3:
        if hvd.rank() == 0:
            print('all')
        return
    rows[:] = rows[hvd_tf.broadcast_object(np.random.permutation(len(rows)), 0)]
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    state = np.random.get_state()
    np.random.shuffle(rows)
    np.random.set_state(state)


def mixed(rows):
    np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
    state = np.random.get_state()
    np.random.shuffle(rows)
    np.random.set_state(state)


kept(x)
left = len(sys.argv) - 2
while left > 0:
    mixed(x)
    left -= 1
x = x[hvd_tf.broadcast_object(np.random.permutation(len(x)), 0)]
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
model.fit(share(x), share(x[:, :1]), epochs=3, batch_size=16, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
