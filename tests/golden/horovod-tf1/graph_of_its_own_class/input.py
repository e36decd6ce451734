"""An object with a graph and a session of its own; a second method enters the graph itself."""
import numpy as np
import tensorflow.compat.v1 as tf


class Net:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 3])
            self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
            self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)
            self.sess = tf.Session()
            self.sess.run(tf.global_variables_initializer())

    def fit(self, data):
        for i in range(0, len(data), 10):
            self.sess.run(self.step, {self.x: data[i:i + 10]})

    def fit_more(self, data):
        with self.graph.as_default():
            for i in range(0, len(data), 10):
                self.sess.run(self.step, {self.x: data[i:i + 10]})


tf.disable_v2_behavior()
net = Net()
net.fit(np.random.RandomState(0).rand(300, 3))
net.fit_more(np.random.RandomState(1).rand(300, 3))
