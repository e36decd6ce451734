import numpy as np
from tensorflow.keras.models import Sequential
from tensorflow.keras.layers import Dense, LSTM
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


series = np.sin(np.arange(300) * 0.1)


def generator(data, lookback, batch_size):
    i = lookback
    while 1:
        if i + batch_size >= len(data):
            i = lookback
        rows = np.arange(i, min(i + batch_size, len(data)))
        i += len(rows)
        samples = np.array([data[r - lookback:r] for r in rows])[..., None]
        yield samples, data[rows]


train_gen = generator(series[:200], 5, 8)
val_gen = generator(series[200:], 5, 8)
model = Sequential()
model.add(LSTM(4, input_shape=(5, 1)))
model.add(Dense(1))
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.RMSprop(0.001 * hvd.size())),
    loss='mae')
history = model.fit(turns(train_gen), steps_per_epoch=max(1, 20 // hvd.size()), epochs=2,
    validation_data=val_gen, validation_steps=4,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
