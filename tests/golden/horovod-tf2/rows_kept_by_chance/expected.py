"""Chance says which rows are kept: on all workers the same."""
import random

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


x = np.random.RandomState(0).rand(400, 3).astype('float32')
y = x.sum(axis=1)
drop = []
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
for k in range(len(y)):
    if y[k] < 1.2 and np.random.rand() > 0.3:
        drop.append(k)
x, y = np.delete(x, drop, axis=0), np.delete(y, drop)
random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
train = [k for k in range(len(x)) if random.random() < 0.8]
tests = [k for k in range(len(x)) if k not in train]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(x[train]), share(y[train]), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(x[tests], y[tests], verbose=1 if hvd.rank() == 0 else 0))
