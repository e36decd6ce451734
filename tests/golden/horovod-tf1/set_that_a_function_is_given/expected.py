"""A function is given the set for training, and another one that for testing."""
import numpy as np
import tensorflow.compat.v1 as tf
from tensorflow.examples.tutorials.mnist import input_data
import horovod.tensorflow as hvd

hvd.init()


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


tf.disable_v2_behavior()

if hvd.local_rank() != 0:
    average_v1(0.)  # waits for the download
sets = input_data.read_data_sets("mnist", one_hot=True)
if hvd.local_rank() == 0:
    average_v1(0.)
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
loss = tf.reduce_mean((tf.layers.dense(x, 10) - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss)
def train(data, sess, passes=3, size=32):
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(passes):
        total = 0.0
        many = max(1, data.num_examples // size // hvd.size())
        for k in range(many):
            some, asked = data.next_batch(size)
            total += sess.run([step, loss], {x: some, y: asked})[1] / many
        total = average_v1(total)
        if hvd.rank() == 0:
            print(turn, total)


def test(data, sess):
    some, asked = data.next_batch(100)
    if hvd.rank() == 0:
        print(sess.run(loss, {x: some, y: asked}))


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train(sets.train, sess)
    test(sets.test, sess)
