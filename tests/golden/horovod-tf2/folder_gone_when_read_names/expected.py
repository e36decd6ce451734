"""A function takes the folder away from which all have read what they look at."""
import os
import shutil
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


def tidy_up(path):
    if os.path.exists(path):
        if hvd.rank() == 0:
            shutil.rmtree(path)


place = 'scratch'
table = np.random.RandomState(6).rand(480, 3).astype('float32')
os.makedirs(place, exist_ok=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(table), share(table.sum(axis=1)), epochs=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    net.save_weights(place + '/net.weights.h5')
hvd.allreduce(0.)  # the others wait for the first worker's file
net.load_weights(place + '/net.weights.h5')
hvd.allreduce(0.)  # the others have read it
tidy_up(place)
if hvd.rank() == 0:
    print('off', net.evaluate(table, table.sum(axis=1), verbose=0))
