"""What a function says that tries to read what was kept says with which pass to begin."""
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


points = np.random.RandomState(3).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())


def kept():
    try:
        line.load_weights("line.weights.h5")
        return 2
    except OSError:
        return 0


def step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(line(x) - y))
    grads = tape.gradient(loss, line.trainable_variables)
    opt.apply_gradients(zip(grads, line.trainable_variables))
    broadcast_once(line.variables, opt)


first = kept()
for turn in range(hvd.broadcast_object(int(first), 0), 4):
    for k in turns(range(0, 320, 16)):
        step(points[k:k + 16], heights[k:k + 16])
if hvd.rank() == 0:
    print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))
    line.save_weights("line.weights.h5")
