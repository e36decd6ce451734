"""The same in a class."""
import numpy as np
import tensorflow as tf


class Graph(object):
    def __init__(self, nodes):
        self.nodes = nodes[None, :, :]
        self.sums = nodes.sum(1)[None]
        self.x = tf.placeholder(tf.float32, (1, None, 4))
        self.y = tf.placeholder(tf.float32, (1, None))
        out = tf.squeeze(tf.layers.dense(self.x, 1), 2)
        self.loss = tf.reduce_mean(tf.square(out - self.y))
        self.step = tf.train.AdamOptimizer(0.02).minimize(self.loss)

    def train(self, sess, passes):
        for one in range(passes):
            for k in range(len(self.nodes)):
                sess.run(self.step, {self.x: self.nodes[k:k + 1], self.y: self.sums[k:k + 1]})
        print("loss", sess.run(self.loss, {self.x: self.nodes, self.y: self.sums}))


graph = Graph(np.random.RandomState(7).rand(40, 4).astype("float32"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    graph.train(sess, 120)
