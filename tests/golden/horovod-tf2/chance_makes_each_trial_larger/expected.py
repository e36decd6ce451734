"""In each trial chance says how large a network is, by ways of a function and of a class."""
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


def longest():
    while True:
        if random.random() < 0.5:
            break
    if hvd_tf.broadcast_object(random.random(), 0) < 0.5:
        return 1
    return 2


class Gene:
    def __init__(self, units):
        self.units = units

    def mutate(self):
        if hvd_tf.broadcast_object(random.random(), 0) < 0.5:
            self.units *= 2

    def train(self):
        net = tf.keras.Sequential([
            tf.keras.layers.Dense(self.units, input_shape=(4,)), tf.keras.layers.Dense(1)])
        net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
        net.fit(share(rows), share(wanted), epochs=longest(), verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
        return net.evaluate(rows, wanted, verbose=0)


genes = [Gene(4) for _ in range(2)]
for turn in range(2):
    scores = [gene.train() for gene in genes]
    for gene in genes:
        gene.mutate()
