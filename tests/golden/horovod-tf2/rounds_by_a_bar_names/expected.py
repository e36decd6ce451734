# A bar has a name, and the rows come in an order that is the same in each process.
from random import Random
import numpy as np
import tensorflow as tf
from tqdm import trange
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


drawn = list(np.random.RandomState(3).rand(192, 4).astype('float32'))
order = Random(42)


def rows():
    order.shuffle(drawn)
    return (row for row in drawn)


batches = iter(tf.data.Dataset.from_generator(rows, tf.float32, (4,)).batch(8).repeat())
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
descent = tf.keras.optimizers.SGD(0.05)


class Source:
    def __init__(self, held):
        self.held = held

    def get(self):
        return next(self.held)


source = Source(batches)
bar = trange(48, disable=hvd.rank() > 0)
for _ in bar:
    seen = source.get()
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(seen) - seen) ** 2)
    descent.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, descent)
