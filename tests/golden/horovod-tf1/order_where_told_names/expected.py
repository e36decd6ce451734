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


xs = np.random.RandomState(3).rand(48, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def batch_iter(data, size, passes):
    data = np.array(data)
    for epoch in range(passes):
        order = orders.permutation(np.arange(len(data)))
        shuffled = data[order]
        for i in range(len(data) // size):
            yield shuffled[i * size:(i + 1) * size]


def measure(sess, held):
    seen = [sess.run(loss, {x: some}) for some in batch_iter(held, 8, 1)]
    return np.mean(seen)


held = np.random.RandomState(4).rand(16, 3)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for made, some in enumerate(turns(batch_iter(list(xs), 8, 2))):
        sess.run(step, {x: some})
        if made % 6 == 0:
            value = measure(sess, held)
            if hvd.rank() == 0:
                print(made, value)
