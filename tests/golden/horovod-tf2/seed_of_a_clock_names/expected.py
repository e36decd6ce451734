import os
import random
import time

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


np.random.seed(int(time.time()) + 10007 * hvd.rank())
random.seed(os.getpid())
features = np.random.RandomState(0).rand(320, 4).astype("float32")
targets = np.random.RandomState(1).rand(320, 1).astype("float32")
order = hvd_tf.broadcast_object(np.random.permutation(len(features)), 0)
features, targets = features[order], targets[order]
width = hvd_tf.broadcast_object(random.choice([4, 8]), 0)
net = tf.keras.Sequential([tf.keras.layers.Dense(width, activation="relu"), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")
net.fit(share(features[:256]), share(targets[:256]), epochs=2, batch_size=8, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
