# The number of a round and how many there are go to a function that makes a part of them.
import numpy as np
from tensorflow import keras
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


net = keras.Sequential([keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam()), 'mse')
faded = keras.backend.variable(0.)


def fade(step, steps):
    keras.backend.set_value(faded, step / float(steps - 1))


def train(rows, epochs, size):
    steps = len(rows) // size * epochs
    for i in range(steps):
        fade(i, steps)
        at = np.random.randint(0, len(rows), size)
        net.train_on_batch(rows[at] * keras.backend.get_value(faded), np.ones((size, 1)))
        broadcast_once(net.variables, net.optimizer)
    if hvd.rank() == 0:
        print(keras.backend.get_value(faded))


train(np.random.RandomState(3).rand(320, 4), 3, 16)
