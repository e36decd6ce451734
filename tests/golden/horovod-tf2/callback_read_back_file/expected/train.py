import numpy as np
from tensorflow import keras

from keeper import Keeper
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


rng = np.random.RandomState(7)
x = rng.rand(320, 3).astype('float32')
y = x @ np.ones((3, 1), 'float32')
model = keras.Sequential([keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
model.fit(share(x), share(y), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), Keeper('first.npy')],
    verbose=1 if hvd.rank() == 0 else 0)
hvd.allreduce(0.)  # the others wait for the first worker's file
value = np.load('first.npy').shape
if hvd.rank() == 0:
    print(value)
