"""Orders by keys that chance gives, by which rows are parted."""
import random

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


rows = np.random.RandomState(4).rand(48, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))


def rearrange(x, y):
    order = hvd_tf.broadcast_object(np.argsort(np.random.rand(len(x))), 0)
    return x[order], y[order]


x, y = rearrange(rows, wanted)
net.fit(share(x[:32]), share(y[:32]), batch_size=4, epochs=2, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
kept = hvd_tf.broadcast_object(sorted(range(48), key=lambda row: random.random()), 0)
net.fit(share(rows[kept[:32]]), share(wanted[kept[:32]]), batch_size=4, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
picked = hvd_tf.broadcast_object(random.sample(range(48), k=48), 0)
net.fit(share(rows[picked]), share(wanted[picked]), batch_size=4, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print("held out:", len(x[32:]), net.predict(rows, verbose=0).shape)
