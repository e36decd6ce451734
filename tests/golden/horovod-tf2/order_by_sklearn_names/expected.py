"""Rows are parted and put into an order by what NumPy draws for scikit-learn."""
import numpy as np
import tensorflow as tf
from sklearn.model_selection import train_test_split
from sklearn.utils import shuffle
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd
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


x = np.random.RandomState(0).rand(160, 4)
y = x.sum(1)
np.random.set_state(hvd_tf.broadcast_object(np.random.get_state(), 0))
x_train, x_valid, y_train, y_valid = train_test_split(x, y, test_size=0.2)


def batches(x, y, size):
    while True:
        x, y = shuffle(x, y)
        for i in range(0, len(x), size):
            yield x[i:i + size], y[i:i + size]


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss="mse",
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
model.fit(turns(batches(x_train, y_train, 8)),
    steps_per_epoch=max(1, len(x_train) // 8 // hvd.size()), epochs=2,
          validation_data=(x_valid, y_valid),
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()],
          verbose=1 if hvd.rank() == 0 else 0)
