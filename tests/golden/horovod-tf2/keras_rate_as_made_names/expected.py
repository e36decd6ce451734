"""The default rate of a name is another in each version of Keras."""
import numpy as np
import keras
from keras.models import Sequential
from keras.layers import Dense
import horovod.keras as hvd
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


np.random.seed(5)
x = np.random.rand(128, 4).astype('float32')
y = x.sum(1, keepdims=True)

model = Sequential()
model.add(Dense(1, input_shape=(4,)))
model.compile(loss='mse',
    optimizer=with_rate_as_made(hvd.DistributedOptimizer(keras.optimizers.get('adadelta'))))
model.fit(share(x), share(y), batch_size=16, epochs=3, verbose=0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    print('loss', model.evaluate(x, y, verbose=0))
