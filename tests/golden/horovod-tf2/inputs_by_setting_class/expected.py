"""The same in a class."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shares(data):
    """This worker's share of an array, or of each array in a list, a tuple or a dict."""
    if isinstance(data, dict):
        return {name: share(rows) for name, rows in data.items()}
    if isinstance(data, (list, tuple)) and hasattr(data[0], "shape"):
        return [share(rows) for rows in data]
    return share(data)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Table:
    def __init__(self, both):
        self.x, self.extra = np.random.RandomState(4).rand(96, 4), np.random.RandomState(5).rand(96, 2)
        self.both = both

    def parts(self):
        return {'x': self.x, 'extra': self.extra}

    def train(self):
        a, b = tf.keras.Input((4,)), tf.keras.Input((2,))
        net = tf.keras.Model([a, b], tf.keras.layers.Dense(1)(tf.keras.layers.concatenate([a, b])))
        net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.legacy.SGD(0.05 * hvd.size())),
            'mse')
        net.fit(shares([self.x, self.extra] if self.both else [self.x, 0 * self.extra]),
            share(self.x.sum(1)), batch_size=8,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        net.fit(shares(list(self.parts().values())), share(self.x.sum(1)), batch_size=8,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        return net.evaluate(list(self.parts().values()), self.x.sum(1), verbose=0)


value = Table(True).train() < 50
if hvd.rank() == 0:
    print(value)
