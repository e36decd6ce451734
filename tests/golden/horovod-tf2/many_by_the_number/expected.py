# How many rounds one network makes, a function says by the number of the round around them.
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


x = np.random.RandomState(0).rand(256, 4).astype('float32')
near = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
near.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
far = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
far.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')


def many(k):
    if k % 20 == 0:
        return 4
    return 1


for k in range(1, max(1, 60 // hvd.size()) + 1):
    for _ in range(many(k)):
        at = np.random.randint(0, len(x), 16)
        near.train_on_batch(x[at], x[at].mean(axis=1))
        broadcast_once(near.variables, near.optimizer)
    at = np.random.randint(0, len(x), 16)
    far.train_on_batch(x[at], x[at].sum(axis=1))
    broadcast_once(far.variables, far.optimizer)
if hvd.rank() == 0:
    print('near', near.evaluate(x, x.mean(axis=1), verbose=0))
    print('far', far.evaluate(x, x.sum(axis=1), verbose=0))
