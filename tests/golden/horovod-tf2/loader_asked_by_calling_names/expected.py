# The same by other names, of which each call gives one batch of an order that is drawn once.
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


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


rng = np.random.RandomState(3)
points = rng.rand(240, 4).astype("float32")
sums = points.sum(1, keepdims=True)


class Feed:
    def __init__(self, size):
        self.order = rng.permutation(len(points))
        self.size, self.place = size, 0

    def __call__(self):
        if self.place + self.size > len(self.order):
            self.place = 0
        taken = self.order[self.place:self.place + self.size]
        self.place += self.size
        return points[taken], sums[taken]


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
adam = tf.keras.optimizers.Adam(0.01 * hvd.size())


@tf.function
def improve(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        cost = tf.reduce_mean((net(a) - b) ** 2)
    adam.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))


feed = Feed(8)
for number in range(max(1, 90 // hvd.size())):
    a, b = turn(feed)
    improve(tf.constant(a), tf.constant(b))
    broadcast_once(net.variables, adam)
if hvd.rank() == 0:
    print("cost", float(tf.reduce_mean((net(points) - sums) ** 2)))
