import tensorflow as tf
import numpy as np
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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


x = np.random.rand(2000, 3).astype('float32'); t = (x @ np.array([[1.], [2.], [3.]], 'float32'))
w = tf.Variable(tf.zeros([3, 1])); b = tf.Variable(0.)
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
best = np.inf
for epoch in range(30):
    p = hvd.broadcast_object(np.random.permutation(len(x)), 0)
    total = 0.
    for i in turns(range(0, len(x), 100)):
        idx = p[i:i + 100]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((x[idx] @ w + b - t[idx]) ** 2)
        gw, gb = tape.gradient(loss, [w, b])
        opt.apply_gradients([(gw, w), (gb, b)])
        broadcast_once([w, b], opt)
        total += loss.numpy() * len(idx)
    total = over_workers(total * hvd.size())
    total /= len(x)
    if hvd.rank() == 0:
        print(f'epoch {epoch}: {total:.4f}')
