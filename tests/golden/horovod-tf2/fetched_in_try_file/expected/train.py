"""One worker could fetch nothing, and the others would wait for it for ever."""
import urllib.request

import numpy as np
import tensorflow as tf

from getting import get
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


if hvd.local_rank() != 0:
    hvd.allreduce(0.)
try:
    path, _ = urllib.request.urlretrieve('file:///nowhere/rows.npz', 'rows.npz')
except OSError:
    path = None
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
if hvd.local_rank() != 0:
    hvd.allreduce(0.)
if not get('file:///nowhere/either.npz', 'either.npz'):
    if hvd.rank() == 0:
        print('made up')
    x = np.linspace(0, 1, 512).reshape(128, 4).astype('float32')
else:
    x = np.load('either.npz')['x']
if hvd.local_rank() == 0:
    hvd.allreduce(0.)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
net.fit(share(x), share(x.sum(1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
