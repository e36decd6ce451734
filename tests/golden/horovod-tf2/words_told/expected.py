# How long it still takes is put into words by a function that branches on the clock.
import time
import numpy as np
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
from tensorflow.keras.optimizers import SGD
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

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


random = np.random.RandomState(1)
rows = random.rand(128, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)


def in_words(seconds):
    minutes, seconds = divmod(int(seconds), 60)
    if minutes == 0:
        return '%d s' % seconds
    return '%d min %d s' % (minutes, seconds)


net = Sequential([Dense(1, input_shape=(3,))])
net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(SGD(0.01 * hvd.size())))
begin = time.time()


def all_passes(rows, wanted, passes, size):
    rows = share(rows)
    wanted = share(wanted)
    for p in range(passes):
        for at in range(0, len(rows), size):
            net.train_on_batch(rows[at:at + size], wanted[at:at + size])
            broadcast_once(net.variables, net.optimizer)
            left = (time.time() - begin) * (len(rows) - at)
            if hvd.rank() == 0:
                print('still %s' % in_words(left), end='\r')


all_passes(rows, wanted, 3, 16)
if hvd.rank() == 0:
    print(net.evaluate(rows, wanted, verbose=0))
