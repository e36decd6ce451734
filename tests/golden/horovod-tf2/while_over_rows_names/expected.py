# The same in a function, of whole batches alone.
import numpy as np
import tensorflow as tf
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


points = np.random.RandomState(5).rand(96, 4).astype("float32")
truth = points.mean(axis=1)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(0.1 * hvd.size())


def update(xs, ys):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        error = tf.reduce_mean(tf.square(line(xs)[:, 0] - ys))
    held = line.trainable_variables
    sgd.apply_gradients(zip(tape.gradient(error, held), held))
    broadcast_once(line.variables, sgd)
    return error


def one_pass(xs, ys, size):
    at = 0
    xs = share(xs)
    ys = share(ys)
    while at + size <= len(xs):
        update(xs[at:at + size], ys[at:at + size])
        at += size


for turn in range(5):
    one_pass(points, truth, 8)
if hvd.rank() == 0:
    print("left", float(tf.reduce_mean((line(points)[:, 0] - truth) ** 2)))
