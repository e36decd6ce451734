"""Batches are cut by numbers that are reckoned, a picture of the weights is kept in between."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd_tf.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd_tf.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


rows = np.random.RandomState(3).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
order = np.arange(len(rows))
steps = (len(rows) - 1) // 8 + 1
for epoch in range(4):
    np.random.shuffle(order)
    order[:] = hvd_tf.broadcast_object(order, 0)
    total = 0.
    for k in turns(range(steps)):
        at = np.arange(k * 8, min((k + 1) * 8, len(rows)))
        total += net.train_on_batch(rows[order[at]], wanted[order[at]])
        broadcast_once(net.variables, net.optimizer)
        if (9 + hvd.rank() - k) % 10 < hvd.size():
            if hvd.rank() == 0:
                net.save_weights('net%d.weights.h5' % (k - hvd.rank() + (9 + hvd.rank() - k) % 10))
    total = over_workers(total)
    if hvd.rank() == 0:
        print('loss', total / max(1, steps // hvd.size()))
if hvd.rank() == 0:
    print('error', float(np.mean((net.predict(rows, verbose=0) - wanted) ** 2)))
