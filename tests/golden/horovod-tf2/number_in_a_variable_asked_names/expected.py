# The same asked by a function of the library.
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


def mean_of_all(value):
    """The mean over the workers of a number of which each has its own: all decide alike."""
    if isinstance(value, tf.Tensor) and value.dtype.is_floating:
        return hvd.allreduce(value)
    mean = float(hvd.allreduce(tf.constant(float(value))))
    if hasattr(value, "item") and value.dtype.kind == "f":
        return value.dtype.type(mean)
    return mean


points = np.random.RandomState(2).rand(96, 3).astype("float32")
truth = points.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
sgd = tf.keras.optimizers.SGD(0.05 * hvd.size())
level = tf.Variable(1.0, trainable=False)


@tf.function
def fit_one(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        error = tf.reduce_mean((model(x)[:, 0] - y) ** 2)
    held = model.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    level.assign(0.5 * level + 0.5 * error)


for turn in range(60):
    for low in turns(range(0, len(points), 8)):
        fit_one(points[low:low + 8], truth[low:low + 8])
        broadcast_once(model.variables, sgd)
    level.assign(mean_of_all(level))
    if tf.less(level, 0.01):
        break
if hvd.rank() == 0:
    print("learned", float(tf.reduce_mean((model(points)[:, 0] - truth) ** 2)) < 0.1)
