"""Trains, by a function, unless its folder says that it has been done before, or as it is told."""
import os
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
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


overwrite = False


def train(model, x, y):
    model.fit(share(x), share(y), batch_size=8, epochs=2,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        model.save('kept/net.h5')


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 8), numbers.randint(0, 2, (64, 1))
os.makedirs('kept', exist_ok=True)
if not any(
        name.startswith('net') for name in hvd_tf.broadcast_object(os.listdir('kept'),
            0)) or overwrite:
    model = keras.Sequential([keras.layers.Dense(1, activation='sigmoid', input_shape=(8,))])
    model.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())),
        'binary_crossentropy')
    train(model, x, y)
