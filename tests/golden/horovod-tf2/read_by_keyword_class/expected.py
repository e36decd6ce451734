import os
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


class Tables:
    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)

    def fill(self, count):
        drawn = np.random.RandomState(count)
        for k in range(count):
            if hvd.rank() == 0:
                np.save(arr=drawn.rand(16, 3), file=os.path.join(self.folder, "%d.npy" % k))

    def centre(self, count):
        for k in range(count):
            name = os.path.join(self.folder, "%d.npy" % k)
            hvd.allreduce(0.)  # the others wait for the first worker's file
            held = np.load(file=name)
            hvd.allreduce(0.)  # the others have read it
            if hvd.rank() == 0:
                np.save(file=name, arr=held - held.mean())

    def all(self, count):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        return np.concatenate([np.load(file=os.path.join(self.folder, "%d.npy" % k))
                               for k in range(count)])


tables = Tables("kept")
tables.fill(5)
tables.centre(5)
x = tables.all(5)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.05 * hvd.size())), "mse")
net.fit(share(x), share(x.sum(axis=1)), epochs=4, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % net.evaluate(x, x.sum(axis=1), verbose=1 if hvd.rank() == 0 else 0))
