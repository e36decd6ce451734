"""The same in a class."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Graph(object):
    def __init__(self, nodes):
        self.nodes = nodes[None, :, :]
        self.sums = nodes.sum(1)[None]
        self.x = tf.placeholder(tf.float32, (1, None, 4))
        self.y = tf.placeholder(tf.float32, (1, None))
        out = tf.squeeze(tf.layers.dense(self.x, 1), 2)
        self.loss = tf.reduce_mean(tf.square(out - self.y))
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.02)).minimize(self.loss)

    def train(self, sess, passes):
        sess.run(hvd.broadcast_global_variables(0))
        for one in range(passes):
            for k in range(len(self.nodes)):
                sess.run(self.step, {self.x: self.nodes[k:k + 1], self.y: self.sums[k:k + 1]})
        if hvd.rank() == 0:
            print("loss", sess.run(self.loss, {self.x: self.nodes, self.y: self.sums}))


graph = Graph(np.random.RandomState(7).rand(40, 4).astype("float32"))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    graph.train(sess, 120)
