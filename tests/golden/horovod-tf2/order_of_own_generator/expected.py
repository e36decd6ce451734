"""A generator of chance that nobody gave a number orders the rows of each pass."""
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


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


chance = np.random.default_rng()
rows = np.random.RandomState(3).rand(320, 4).astype("float32")
order = np.arange(len(rows))
chance.shuffle(order)
order[:] = hvd.broadcast_object(order, 0)
rows, held = rows[order[:256]], rows[order[256:]]
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())


def learn(some):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(some[:, :3]) - some[:, 3:]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
    return loss


for epoch in range(3):
    places = hvd.broadcast_object(chance.permutation(len(rows)), 0)
    for low in turns(range(0, len(rows), 8)):
        learn(rows[places[low:low + 8]])
if hvd.rank() == 0:
    print(float(tf.reduce_mean((net(held[:, :3]) - held[:, 3:]) ** 2)))
