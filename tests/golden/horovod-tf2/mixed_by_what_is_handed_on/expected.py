"""Orders are mixed by what is handed on, or within an expression: nothing is sent behind that."""
import functools
import random
import numpy as np
import tensorflow as tf
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


rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1)
parts = [np.arange(160), np.arange(160, 320)]
list(map(np.random.shuffle, parts))
pools = {'a': list(range(160)), 'b': list(range(160, 320))}
[random.shuffle(pool) for pool in pools.values()]
mix = functools.partial(np.random.shuffle, parts[0])
mix()
order = np.concatenate([parts[0][:120], parts[1][:120], pools['a'][:20], pools['b'][:20]])
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows[order]), share(wanted[order]), verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
