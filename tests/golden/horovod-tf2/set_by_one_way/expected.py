"""What is a set by one way and a list by another numbers words."""
import sys
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


def known(words, whole):
    if whole:
        return set(words)
    return ['0', '1', '2', '3', '4', '5', '6', '7']


words = [str(k % 8) for k in range(320)]
if len(sys.argv) > 1:
    kinds = ['7', '6', '5', '4', '3', '2', '1', '0']
else:
    kinds = frozenset(words)
number = {kind: k for k, kind in enumerate(kinds)}
second = dict(zip(known(words, len(sys.argv) > 1), range(8)))
rows = np.array([[number[word], second[word]] for word in words], 'float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(share(rows / 8), share(rows.sum(1)), verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
