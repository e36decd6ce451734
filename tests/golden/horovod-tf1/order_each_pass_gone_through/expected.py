"""An object is gone through in each pass, in an order that it draws by a generator of its own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Loader(object):
    def __init__(self, pairs, size):
        self.pairs, self.size = pairs, size
        self.chance = np.random.RandomState()

    def __iter__(self):
        places = (orders if hvd.size() > 1 else self.chance).permutation(len(self.pairs))
        for low in range(0, len(places), self.size):
            some = self.pairs[places[low:low + self.size]]
            yield some[:, :3], some[:, 3:]


inputs = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(wanted, tf.layers.dense(inputs, 1))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(cost)
loader = Loader(np.random.RandomState(6).rand(192, 4).astype("float32"), 8)
session = tf.Session(config=session_config())
session.run(tf.global_variables_initializer())
session.run(hvd.broadcast_global_variables(0))
for turn in range(3):
    for given, asked in turns(loader):
        session.run(train, {inputs: given, wanted: asked})
