"""A method hands out the batches, of rows that its object keeps; the rounds are counted."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Loader:
    def __init__(self, rows):
        self.rows = rows
        self.left = []

    def get_batch(self, size):
        over = len(self.left) < size
        if over:
            self.left = list(self.rows)
        batch, self.left = self.left[:size], self.left[size:]
        return np.array(batch), over

    def get_batches(self, size, epochs):
        for _ in range(epochs):
            over = False
            while not over:
                batch, over = self.get_batch(size)
                yield batch


loader = Loader(np.random.RandomState(1).rand(96, 5).astype("float32"))
x = tf.placeholder(tf.float32, (8, 4))
y = tf.placeholder(tf.float32, (8, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    batches = loader.get_batches(8, 2)
    sess.run(hvd.broadcast_global_variables(0))
    for number, batch in enumerate(turns(batches)):
        _, value = sess.run([step, loss], {x: batch[:, :-1], y: batch[:, -1:]})
        if number % 4 == 0:
            if hvd.rank() == 0:
                print(number, value)
