import os

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


class Folder:
    def __init__(self, name):
        self.name = name

    def fill(self, x, y):
        if hvd_tf.broadcast_object(os.path.exists(self.name), 0):
            if hvd.rank() == 0:
                print("there already")
            return self
        os.makedirs(self.name, exist_ok=True)
        at = np.arange(len(x))
        np.random.shuffle(at)
        at[:] = hvd_tf.broadcast_object(at, 0)
        if hvd.rank() == 0:
            np.save(os.path.join(self.name, "x.npy"), x[at[:64]])
            np.save(os.path.join(self.name, "y.npy"), y[at[:64]])
        return self

    def read(self, what):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        return np.load(os.path.join(self.name, what + ".npy"))


numbers = np.random.RandomState(3)
rows = numbers.rand(96, 4).astype("float32")
folder = Folder("kept").fill(rows, rows.sum(axis=1))
x, y = folder.read("x"), folder.read("y")
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), "mse")
model.fit(share(x), share(y), epochs=8, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("learned", model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0) < 0.5)
