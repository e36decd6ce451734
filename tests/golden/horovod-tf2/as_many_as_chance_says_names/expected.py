"""How many rows chance keeps says how many steps a generator is asked for."""
import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
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


def thin(rows, rate):
    random.setstate(hvd_tf.broadcast_object(random.getstate(), 0))
    return [row for row in rows if random.randint(0, 1000) >= rate]


rows = thin(list(np.random.RandomState(0).rand(300, 5)), 400)


def batches(rows, size):
    while True:
        random.shuffle(rows)
        for i in range(0, len(rows), size):
            part = np.array(rows[i:i + size])
            yield part[:, :4], part[:, 4]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
model.fit(turns(batches(rows, 8)), steps_per_epoch=max(1, len(rows) // 8 // hvd.size()), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
