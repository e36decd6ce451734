"""A generator is seeded by the pass: all workers make the same batches, and take turns at them."""
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


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(48, 4)
x = tf.placeholder(tf.float32, [None, 4])
guess = tf.matmul(x, tf.get_variable("w", [4, 4]))
loss = tf.reduce_mean(tf.square(guess - x))
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)


def stream(epoch):
    rng = np.random.RandomState(epoch)
    order = rng.permutation(len(rows))
    for k in range(12):
        yield rows[order[k * 4:(k + 1) * 4]]


def other_stream(turn):
    np.random.seed(turn)
    places = orders_v1.permutation(48)
    for k in range(12):
        yield rows[places[k * 4:(k + 1) * 4]]


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for b in turns(stream(epoch)):
            sess.run(train, {x: b})
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(2):
        for b in turns(other_stream(turn)):
            sess.run(train, {x: b})
    if hvd.rank() == 0:
        print(sess.run(guess, {x: rows}).shape)
