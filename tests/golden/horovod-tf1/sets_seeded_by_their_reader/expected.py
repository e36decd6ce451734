"""A MNIST set that is read with a seed seeds NumPy for all workers alike."""
import tensorflow as tf
from tensorflow.examples.tutorials.mnist import input_data
import horovod.tensorflow as hvd
import numpy

hvd.init()


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


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
sets = input_data.read_data_sets('kept', one_hot=True, seed=3)
if hvd.local_rank() == 0:
    average(0.)
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
loss = tf.losses.softmax_cross_entropy(y, tf.layers.dense(x, 10))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


def train(sess, data):
    total = 0.
    if hvd.rank() > 0:
        numpy.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 1000 // hvd.size())):
        a, b = data.next_batch(64, False, True)
        _, now = sess.run([step, loss], {x: a, y: b})
        total += now
    total = average(total) * 1000 / max(1, 1000 // hvd.size())
    if hvd.rank() == 0:
        print(total * 64 / data.num_examples)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    train(sess, sets.train)
