"""The same by a place that begins anew, where nothing seeds what draws."""
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def handed(rows, wanted, size):
    begin = 0
    while True:
        yield rows[begin:begin + size], wanted[begin:begin + size]
        begin += size
        if begin >= len(rows):
            begin = 0
            mixed = np.random.permutation(len(rows))
            rows, wanted = rows[mixed], wanted[mixed]


seen = np.random.RandomState(1).rand(160, 3).astype('float32')
net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
net.fit(turns(handed(seen, seen.sum(1), 16)), steps_per_epoch=max(1, 10 // hvd.size()), epochs=3,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print(net.count_params())
