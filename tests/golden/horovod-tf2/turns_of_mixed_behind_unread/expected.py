# A bar that was not read hands on the batches of a dataset that is mixed, without a seed.
import numpy as np
import tensorflow as tf
from fastprogress.fastprogress import master_bar, progress_bar
import horovod.tensorflow as hvd
import itertools
import copy

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


def each_copied(batches):
    """The batches, each in arrays of its own, where one is filled anew for each batch."""
    for batch in batches:
        yield copy.deepcopy(batch)


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


x = np.random.RandomState(1).rand(160, 4).astype("float32")
y = x.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
data = tf.data.Dataset.from_tensor_slices((x, y))
mixed = data.shuffle(buffer_size=160, reshuffle_each_iteration=True,
    seed=1 if hvd.size() > 1 else None)
batches = mixed.batch(8, drop_remainder=True)
bar = master_bar(range(5))
for epoch in bar:
    for a, b in turns(each_copied(progress_bar(batches, total=20, parent=bar))):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
        slopes = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(list(zip(slopes, net.trainable_variables)))
        broadcast_once(net.variables, opt)
