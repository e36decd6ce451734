# What begins a dictionary fetches no rows, though another class does so where it begins.
import os
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


class Settings(dict):
    def __init__(self, *args, **kwargs):
        super(Settings, self).__init__(*args, **kwargs)
        self.__dict__ = self


class Rows:
    def __init__(self, size):
        if os.path.isfile('kept.npz'):
            kept = np.load('kept.npz')
            self.x, self.y = kept['x'][:size], kept['y'][:size]
            return
        (self.x, self.y), _ = tf.keras.datasets.mnist.load_data()
        self.x, self.y = self.x[:size].reshape(-1, 784) / 255., self.y[:size]


class More(Rows):
    def __init__(self, size):
        if hvd.local_rank() != 0:
            hvd.allreduce(0.)
        super(More, self).__init__(size)
        if hvd.local_rank() == 0:
            hvd.allreduce(0.)
        self.size = size


args = Settings(size=640, epochs=2)
rows = More(args.size)
model = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,), activation='softmax')])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    'sparse_categorical_crossentropy')
model.fit(share(rows.x), share(rows.y), epochs=args.epochs,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
