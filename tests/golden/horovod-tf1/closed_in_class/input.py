"""A class closes its graph as soon as it is built."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 3])
            loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.0) ** 2)
            self.train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
            self.start = tf.global_variables_initializer()
        self.graph.finalize()
        self.session = tf.Session(graph=self.graph)


net = Net()
net.session.run(net.start)
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
for begin in range(0, len(rows), 8):
    net.session.run(net.train, {net.x: rows[begin:begin + 8]})
