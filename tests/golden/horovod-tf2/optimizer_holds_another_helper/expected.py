import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras_lookahead import Lookahead
from keras.optimizers import Adam
import horovod.keras as hvd
import tensorflow as tf
import keras

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def made_or_named_in_keras(optimizer):
    """The optimizer; one that is made here gets its rate times the number of workers."""
    made = keras.optimizers.get(optimizer)
    return made if made is optimizer else with_rate_as_made(made)


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


x = np.random.rand(96, 4)


def wrapped(base, look):
    if look:
        base = Lookahead(base)
    return base


model = Sequential([Dense(8, input_shape=(4,)), Dense(1)])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(
        made_or_named_in_keras(wrapped(Adam(1e-3 * hvd.size()), True))))
model.fit(share(x), share(x.sum(axis=1)), epochs=3, batch_size=32,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
