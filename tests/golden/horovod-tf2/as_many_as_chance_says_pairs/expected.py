"""Chance says which row stands beside another, and what stands there whether both are taken."""
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


x = np.random.RandomState(0).rand(100, 4)
groups = np.random.RandomState(1).randint(0, 100, (5, 20))


def pairs(x, groups, classes):
    made, labels = [], []
    random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
    for d in range(classes):
        for i in range(len(groups[d]) - 1):
            other = (d + random.randrange(1, classes)) % classes
            if groups[other][i] > 30:
                made += [[x[groups[d][i]], x[groups[other][i]]]]
                labels += [0.]
    return np.array(made), np.array(labels)


made, labels = pairs(x, groups, 5)
model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(2, 4)), tf.keras.layers.Dense(1)])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
model.fit(share(made), share(labels), epochs=2, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
