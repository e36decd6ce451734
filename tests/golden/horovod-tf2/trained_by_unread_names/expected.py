"""The same by a name, by a function, and of what is built there and is no model that is known."""
import numpy as np
from tensorflow import keras

from trainers import Teacher, build
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


def made():
    return keras.optimizers.SGD(0.2)


seen = np.random.RandomState(0).rand(96, 3).astype('float32')
pupil = build(keras.optimizers.Adam(0.01))
pupil.fit(seen, seen.sum(1))
plain = keras.Sequential([keras.layers.Dense(1)])
plain.compile(hvd.DistributedOptimizer(keras.optimizers.SGD(0.1 * hvd.size())), 'mse')
plain.fit(share(seen), share(seen.sum(1)), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
sgd = keras.optimizers.SGD(0.3)
Teacher(keras.Sequential([keras.layers.Dense(1)]), optimizer=sgd).teach(seen)
Teacher(keras.Sequential([keras.layers.Dense(1)]), made).teach(seen)
