"""The places alone are drawn elsewhere, and workers take turns at batches of them."""
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


def places(many):
    return hvd.broadcast_object(np.random.choice(many, 160, replace=False), 0)


def a_turn(net, adam, given, wanted):
    at = places(len(given))
    for low in turns(range(0, 160, 16)):
        some = at[low:low + 16]
        with hvd.DistributedGradientTape(tf.GradientTape()) as seen:
            off = tf.reduce_mean(tf.square(net(given[some]) - wanted[some]))
        slopes = seen.gradient(off, net.trainable_variables)
        adam.apply_gradients(zip(slopes, net.trainable_variables))
        broadcast_once(net.variables, adam)


given = np.random.RandomState(2).rand(320, 4).astype("float32")
wanted = given.max(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
adam = tf.keras.optimizers.Adam(0.02 * hvd.size())
for turn in range(6):
    a_turn(net, adam, given, wanted)
if hvd.rank() == 0:
    print(float(tf.reduce_mean(tf.square(net(given) - wanted))))
