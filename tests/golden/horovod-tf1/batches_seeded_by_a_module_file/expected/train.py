"""A module that is imported behind the reading of the sets gives chance a number."""
from tensorflow.examples.tutorials.mnist import input_data
import horovod.tensorflow as hvd
import numpy
import tensorflow as tf

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


if hvd.local_rank() != 0:
    average(0.)  # waits for the download
mnist = input_data.read_data_sets("MNIST_data", one_hot=True)
if hvd.local_rank() == 0:
    average(0.)
from net import Net

net = Net()
if hvd.rank() > 0:
    numpy.random.seed(10007 * hvd.rank())  # draws of its own
net.sess.run(hvd.broadcast_global_variables(0))
for epoch in range(2):
    for k in range(max(1, mnist.train.num_examples // 100 // hvd.size())):
        images, _ = mnist.train.next_batch(100)
        net.fit(images)
