# The last batch is filled up with rows that chance picks.
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


r = np.random.RandomState(0)
rows = r.rand(1000, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.05 * hvd.size())


def batch(start):
    last = start + 16
    x = list(rows[start:min(last, len(rows))])
    y = list(wanted[start:min(last, len(rows))])
    if last > len(rows):
        for _ in range(last - len(rows)):
            at = np.random.randint(len(rows))
            x.append(rows[at])
            y.append(wanted[at])
    return np.array(x), np.array(y)


def train_step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, optimizer)
    return loss


for epoch in range(3):
    for i in turns(range(int(np.ceil(len(rows) / 16)))):
        x, y = batch(i * 16)
        loss = train_step(x, y)
    if hvd.rank() == 0:
        print("epoch", epoch)
if hvd.rank() == 0:
    net.save_weights("w.h5")
