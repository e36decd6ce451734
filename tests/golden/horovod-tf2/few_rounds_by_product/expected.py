"""Rounds of few updates alternate, as many as a small number and its double."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
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


x = np.random.RandomState(0).rand(96, 3).astype('float32')
y = x.sum(axis=1)
one = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
one.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
other = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
other.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
times = 2
for turn in range(max(1, 24 // hvd.size())):
    for _ in range(times * 2):
        at = np.random.randint(0, len(x), 8)
        one.train_on_batch(x[at], y[at])
        broadcast_once(one.variables, one.optimizer)
    for _ in range(times):
        at = np.random.randint(0, len(x), 8)
        other.train_on_batch(x[at], -y[at])
        broadcast_once(other.variables, other.optimizer)
