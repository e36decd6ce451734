# An earlier call puts a list in the place of the set; its order stays.
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


class V:
    def __init__(self, words):
        self.kinds = set(words)
    def build(self, first):
        if first:
            self.kinds = ['z', 'a']
        else:
            self.n = list(self.kinds)
v = V('abc')
v.build(True)
v.build(False)
if hvd.rank() == 0:
    print(v.n)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
rows = np.random.RandomState(3).rand(640, 4)
net.fit(share(rows), share(rows.sum(1)), batch_size=16,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
