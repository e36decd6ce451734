import numpy as np
from keras.layers import Dense
from keras.models import Sequential
from keras_lookahead import Lookahead
from keras_radam import RAdam
import horovod.keras as hvd
import keras
import tensorflow as tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


x = np.random.rand(96, 4)
model = Sequential([Dense(8, input_shape=(4,)), Dense(1)])
slow = Lookahead(RAdam(learning_rate=1e-3, total_steps=1000), sync_period=5, slow_step=0.5)
model.compile(loss="mse",
    optimizer=with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get(slow))))
model.fit(share(x), share(x.sum(axis=1)), epochs=3, batch_size=32,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
