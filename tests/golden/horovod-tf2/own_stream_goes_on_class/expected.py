"""The same of a generator that an object has, kept in an archive by a keyword."""
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


class Problem:
    def __init__(self, seed):
        self.draw = np.random.default_rng(seed)

    def show(self):
        value = self.draw.random((4, 5))
        if hvd.rank() == 0:
            np.savez("sample.npz", some=value)

    def make(self, count):
        points = self.draw.random((count, 5)).astype("float32")
        return points, points.dot(self.draw.random((5, 1)).astype("float32"))


problem = Problem(8)
problem.show()
points, heights = problem.make(320)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
for turn in range(3):
    for k in turns(range(0, 320, 16)):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(line(points[k:k + 16]) - heights[k:k + 16]))
        grads = tape.gradient(loss, line.trainable_variables)
        opt.apply_gradients(zip(grads, line.trainable_variables))
        broadcast_once(line.variables, opt)
if hvd.rank() == 0:
    print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))
