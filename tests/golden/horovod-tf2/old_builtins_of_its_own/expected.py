# Names that Python 2 had as builtins are the program's own here.
import sys
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


class file:
    def __init__(self, rows):
        self.rows = rows


def joined(reduce, rows, *, unicode=str):
    return unicode(reduce(rows))


def words(text):
    return str(text) if sys.version_info[0] > 2 else unicode(text)


rows = file(np.random.RandomState(3).rand(320, 4)).rows
for execfile in [len, np.sum]:
    if hvd.rank() == 0:
        print(words(execfile(rows)), joined(len, rows))
net = keras.Sequential([keras.layers.Dense(8, input_shape=(4,)),
                        keras.layers.BatchNormalization(), keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
for k in range(max(1, 60 // hvd.size())):
    at = np.random.randint(0, len(rows), 16)
    net.train_on_batch(rows[at], np.ones((16, 1)))
    broadcast_once(net.variables, net.optimizer)
join_averages(net)
