"""The package itself, by the name of its module."""
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


class Learner:
    def __init__(self, rate):
        self.net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(rate * hvd.size())),
            keras.losses.mean_squared_error)

    def learn(self, rows, wanted):
        self.net.fit(share(rows), share(wanted), batch_size=8, epochs=4, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])


rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
learner = Learner(0.1)
learner.learn(rows, wanted)
if hvd.rank() == 0:
    print('error', float(np.mean((learner.net.predict(rows) - wanted) ** 2)))
