# The number that comes with the rows says when something is told.
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import itertools
import horovod.tensorflow as hvd_tf

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


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def batches(rows, size):
    for i in range(len(rows) // size):
        yield i, rows[i * size:(i + 1) * size]


rows = np.random.RandomState(3).rand(640, 4)
net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
for epoch in range(2):
    for index, batch in turns(batches(rows, 16)):
        loss = net.train_on_batch(batch, np.ones((16, 1)))
        broadcast_once(net.variables, net.optimizer)
        if index % 10 == 9:
            if hvd.rank() == 0:
                print(epoch, index, loss)
if hvd.rank() == 0:
    net.save_weights('net.weights.h5')
