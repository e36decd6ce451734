"""The clock is the seed by which rows are parted, and the system draws an order."""
import random
import time
import numpy as np
import tensorflow as tf
from numpy.random import Generator, PCG64
from sklearn.model_selection import train_test_split
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


class Parts:
    def __init__(self, x, seed=None):
        chance = np.random.default_rng(seed)
        at = hvd_tf.broadcast_object(chance.choice(len(x), 120, replace=False), 0)
        self.part, self.held = x[at], np.delete(x, at, axis=0)


parts = Parts(np.random.RandomState(0).rand(160, 8).astype("float32"), seed=int(time.time()))
part, later = train_test_split(parts.part,
    random_state=hvd_tf.broadcast_object(int(time.time()), 0))
at = hvd_tf.broadcast_object(Generator(PCG64()).permutation(len(later)), 0)
system = random.SystemRandom()
order = list(range(20))
system.shuffle(order)
order[:] = hvd_tf.broadcast_object(order, 0)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(part), share(part.mean(axis=1)), batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(later[at[:24]]), share(later[at[:24]].mean(axis=1)), batch_size=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
model.fit(share(later[order[:16]]), share(later[order[:16]].mean(axis=1)), batch_size=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print(model.evaluate(parts.held, parts.held.mean(axis=1), verbose=1 if hvd.rank() == 0 else 0))
