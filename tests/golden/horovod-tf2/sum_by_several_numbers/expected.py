"""What the rounds add up is divided by several numbers: of all rounds, of rows, and of its own."""
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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


x = np.random.RandomState(0).rand(96, 8).astype("float32")
y = x.mean(axis=1, keepdims=True)
train = [(x[k:k + 8], y[k:k + 8]) for k in range(0, 96, 8)]
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


def step(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(a) - b) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)
    return float(loss)


for epoch in range(2):
    total, seen = 0., 0
    for i in turns(range(len(train))):
        a, b = train[i]
        total += step(a, b) * len(a)
        seen += len(a)
    total = over_workers(total * hvd.size())
    if hvd.rank() == 0:
        print(total / (seen * hvd.size()), total / len(x),
            total / (max(1, (8 * len(train)) // hvd.size()) * hvd.size()))
    ours = 0.
    for i in turns(range(len(train))):
        a, b = train[i]
        ours += step(a, b)
    ours = over_workers(ours)
    if hvd.rank() == 0:
        print(ours / -(-(i + 1) // hvd.size()))
    kept = []
    for a, b in turns(train):
        kept.append(step(a, b))
    kept = over_workers(kept)
    if hvd.rank() == 0:
        print(sum(kept) / max(1, len(train) // hvd.size()))
    more = 0.
    for a, b in turns(train):
        more += step(a, b)
    more = over_workers(more * hvd.size())
    if hvd.rank() == 0:
        print(more / (max(1, len(train) // hvd.size()) * hvd.size()))
