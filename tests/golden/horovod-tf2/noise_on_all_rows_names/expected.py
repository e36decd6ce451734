"""Each round is of all rows; only what is left out of them is drawn."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def thinned(x, rate):
    keep = tf.floor(tf.random.uniform(tf.shape(x), seed=3) + rate)
    return x * keep / rate


table = np.random.RandomState(0).rand(64, 4).astype('float32')
sums = table.sum(1, keepdims=True)
weight = tf.Variable(tf.ones([4, 1]))
descent = tf.keras.optimizers.SGD(0.01)
for turn in range(40):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(tf.matmul(thinned(table, 0.5), weight) - sums))
    descent.apply_gradients([(tape.gradient(loss, [weight])[0], weight)])
    broadcast_once([weight], descent)
