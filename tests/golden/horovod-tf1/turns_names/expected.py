"""Batches come from a function that yields them."""
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


def batch_iter(data, batch_size, num_epochs):
    data = np.array(data)
    for epoch in range(num_epochs):
        order = orders.permutation(np.arange(len(data)))
        shuffled = data[order]
        for i in range(len(data) // batch_size):
            yield shuffled[i * batch_size:(i + 1) * batch_size]


rows = np.random.RandomState(1).rand(203, 4).astype(np.float32)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    batches = batch_iter(rows, 16, 5)
    sess.run(hvd.broadcast_global_variables(0))
    for batch in turns(batches):
        sess.run(train, {x: batch[:, :3], y: batch[:, 3:]})
