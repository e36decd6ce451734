"""What is mixed is a copy, which nobody reads."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
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


def hand_out(given, n):
    for _ in range(3):
        np.random.shuffle(list(given))
        for at in range(0, len(given), n):
            yield given[at:at + n]


given = np.arange(256, dtype='float32').reshape(64, 4) / 256
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.02 * hvd.size())
for part in turns(hand_out(given, 8)):
    with hvd.DistributedGradientTape(tf.GradientTape()) as seen:
        off = tf.reduce_mean((net(part + tf.random.normal(part.shape) / 100) - 1) ** 2)
    parts = seen.gradient(off, net.trainable_variables)
    sgd.apply_gradients(zip(parts, net.trainable_variables))
    broadcast_once(net.variables, sgd)
if hvd.rank() == 0:
    print(float(off))
