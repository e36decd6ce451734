"""A set of MNIST is told not to mix: its batches come in one order to all."""
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data
import horovod.tensorflow as hvd
import copy

hvd.init()


def turn_among(take, most):
    """What this worker's turn gives, of at most so many: all take all, in order."""
    workers = max(1, min(hvd.size(), most))
    for worker in range(workers):
        given = take()
        if worker == hvd.rank() % workers:
            mine = copy.deepcopy(given)
    return mine


def average(value, graph=[]):
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


x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
loss = tf.losses.softmax_cross_entropy(y, tf.layers.dense(x, 10))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)


def train(sess, data, size=64):
    many = data.num_examples // size
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(5):
        mean = 0.
        for k in range(max(1, many // hvd.size())):
            images, labels = turn_among(lambda: data.next_batch(size, shuffle=False), many)
            _, now = sess.run([step, loss], {x: images, y: labels})
            mean += now / max(1, many // hvd.size())
        mean = average(mean)
        if hvd.rank() == 0:
            print('epoch', epoch, mean)


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
sets = input_data.read_data_sets('kept', one_hot=True)
if hvd.local_rank() == 0:
    average(0.)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train(sess, sets.train)
