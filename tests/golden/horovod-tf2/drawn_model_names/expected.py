"""A search that draws its layers and its rate: what the first worker has drawn, all make."""
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


x = np.random.RandomState(0).rand(256, 4).astype('float32')
found = {}
for trial in range(2):
    units = int(hvd_tf.broadcast_object(np.random.choice([4, 8, 16]), 0))
    depth = hvd_tf.broadcast_object(random.randint(1, 2), 0)
    rate = 10 ** hvd_tf.broadcast_object(np.random.uniform(-3, -2), 0)
    hidden = [tf.keras.layers.Dense(units, activation='relu') for _ in range(depth)]
    net = tf.keras.Sequential(hidden + [tf.keras.layers.Dense(1)])
    net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(rate * hvd.size())), 'mse')
    told = net.fit(share(x), share(x.sum(1)), epochs=1, batch_size=8,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    found[trial] = told.history['loss'][-1]
