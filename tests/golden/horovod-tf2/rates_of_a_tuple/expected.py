"""Tuples and lists of rates, of which one is taken at a time, are numbers of their own."""
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


tf.keras.utils.set_random_seed(1)
rows = np.random.RandomState(0).rand(96, 4).astype('float32')


def net():
    return tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


def settings():
    return 0.02, 2


def train(rate=1e-3,):
    model = net()
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(rate * hvd.size())), 'mse')
    model.fit(share(rows), share(rows.sum(1)), epochs=2, verbose=2 if hvd.rank() == 0 else 0,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()])


rates = [0.1, 0.01]
lr, epochs = settings()
first, second = net(), net()
first.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(rates[1] * hvd.size())), 'mse')
first.fit(share(rows), share(rows.sum(1)), epochs=epochs, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
second.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(lr * hvd.size())), 'mse')
second.fit(share(rows), share(rows.sum(1)), epochs=epochs, verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
for args in [(0.03,), (0.04,)]:
    train(*args)
if hvd.rank() == 0:
    print(second.count_params())
