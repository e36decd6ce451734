import numpy as np
from keras import optimizers
from keras.layers import Dense
from keras.models import Sequential
import tensorflow.keras.backend as K
import horovod.keras as hvd
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


def distance(y, p):
    return K.mean(K.square(y - p), axis=-1)


numbers = np.random.RandomState(3)
x = numbers.rand(64, 6)
y = x.sum(axis=1, keepdims=True)
model = Sequential([Dense(8, activation="relu", input_dim=6), Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(optimizers.Adam(0.001 * hvd.size())),
    loss=distance)
model.fit(share(x), share(y), epochs=3, batch_size=8,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("loss %.4f" % model.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0))
