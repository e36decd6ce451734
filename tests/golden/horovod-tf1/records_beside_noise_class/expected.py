"""A reader is told how often it goes through its list, which nobody says; its noise follows a seed."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import collections

hvd.init()


def average_v1(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


def read_in_turn(reader, queue):
    """A record of this worker's: of as many in a row as there are workers each takes one."""
    keys, values = reader.read_up_to(queue, hvd.size())
    mine = hvd.rank() % tf.shape(keys)[0]  # a file may end with fewer
    return collections.namedtuple("Read", "key value")(keys[mine], values[mine])


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
np.random.seed(7)
value = np.random.rand(320, 2)
if hvd.rank() == 0:
    np.savetxt('points.csv', value, delimiter=',')


class Reader(object):
    def __init__(self, files, passes=None):
        average_v1(0.)  # the others wait for the first worker's file
        self.names = tf.train.string_input_producer(files, passes)

    def rows(self, size):
        _, line = read_in_turn(tf.TextLineReader(), self.names)
        a, b = tf.decode_csv(line, [[0.], [0.]])
        return tf.train.batch([tf.stack([a, b])], batch_size=size)


real = Reader(['points.csv']).rows(8)
z = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(real, 2) - z))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess, coord)
    if hvd.rank() > 0:
        np.random.seed(10007 * hvd.rank())  # draws of its own
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 100 // hvd.size())):
        sess.run(step, feed_dict={z: np.random.normal(size=(8, 2))})
    coord.request_stop()
    coord.join(threads)
