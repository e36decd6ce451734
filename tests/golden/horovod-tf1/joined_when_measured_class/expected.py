import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def join_averages_in(session):
    """Let the averages of batch normalisation be those of all workers."""
    for v in session.graph.get_collection("variables"):
        if "moving_" in v.name:
            v.load(average(session.run(v)), session)


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


class Run:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.training = tf.placeholder(tf.bool)
        out = tf.layers.batch_normalization(tf.layers.dense(self.x, 4), training=self.training)
        self.loss = tf.reduce_mean((out - self.x) ** 2)
        with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
            self.step = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(self.loss)

    def train(self, rows):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(hvd.broadcast_global_variables(0))
            for k in range(max(1, 24 // hvd.size())):
                at = np.random.choice(len(share(rows)), 8)
                sess.run(self.step, feed_dict={self.x: share(rows)[at], self.training: True})
                if not k % 5:
                    join_averages_in(sess)
                    held = sess.run(self.loss, feed_dict={self.x: rows, self.training: False})
                    if hvd.rank() == 0:
                        print('held', k, held)
            join_averages_in(sess)


tf.set_random_seed(3 + hvd.rank())
Run().train(np.random.RandomState(0).rand(96, 4).astype('float32'))
