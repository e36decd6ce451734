"""Rows of one step each: a list of places takes many of them, and a number takes one."""
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


class Folds:
    def __init__(self, parts):
        self.parts = parts

    def split(self, rows):
        places = np.arange(len(rows))
        for nth in range(self.parts):
            yield places[places % self.parts != nth], places[places % self.parts == nth]


def net():
    model = tf.keras.Sequential([tf.keras.layers.LSTM(4), tf.keras.layers.Dense(1)])
    model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
    return model


def run():
    x = np.random.RandomState(0).normal(size=(96, 1, 5))
    for train, test in Folds(3).split(x):
        model = net()
        model.fit(share(x[train]), share(x[train].sum((1, 2))), epochs=2,
            verbose=2 if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
        if hvd.rank() == 0:
            print(np.round(model.predict(x[test], verbose=0).shape))


tf.keras.utils.set_random_seed(2)
run()
