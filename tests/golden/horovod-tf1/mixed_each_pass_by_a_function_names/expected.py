"""The same with sums that are told of all rows, inside of a function."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders_v1 = (np.random.RandomState(from_first_v1(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
def reordered(given, asked):
    p = orders_v1.permutation(len(given))
    return given[p], asked[p]


def fit(given, asked, sess, size=16):
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(6):
        given, asked = reordered(given, asked)
        total = 0.0
        for at in range(0, len(share(given)), size):
            total += sess.run([step, loss],
                {x: share(given)[at:at + size], y: share(asked)[at:at + size]})[1]
        total = average_v1(total)
        if hvd.rank() == 0:
            print(turn, total / (max(1, len(share(given)) // size)),
                sess.run(loss, {x: given, y: asked}))


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    fit(rows, wanted, sess)
