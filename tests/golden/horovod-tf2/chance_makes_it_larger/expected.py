"""Chance says whether a network is larger and trained longer, beside each number."""
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


rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
units, epochs = 8, 2
if hvd_tf.broadcast_object(random.random(), 0) < 0.5:
    units += 8
while hvd_tf.broadcast_object(random.random(), 0) < 0.5:
    units += hvd_tf.broadcast_object(random.choice([4, 8]), 0)
if hvd_tf.broadcast_object(np.random.rand(), 0) < 0.5:
    epochs += 1
settings = {'size': 16}
if hvd_tf.broadcast_object(random.random(), 0) < 0.5:
    settings['size'] = 32
net = tf.keras.Sequential([tf.keras.layers.Dense(units, input_shape=(4,)), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows), share(wanted), batch_size=settings['size'], epochs=epochs, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
