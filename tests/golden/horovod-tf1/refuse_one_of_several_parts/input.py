import numpy as np
import tensorflow as tf


class Net:
    class Part:
        def __init__(self, x, width):
            self.out = tf.layers.dense(x, width)
            self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.out, 4) - x))
            self.optimizer = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def __init__(self, widths):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.parts = []
        for width in widths:
            self.parts.append(self.Part(self.x, width))


def learn(net, rows):
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for i in range(2):
            part = net.parts[i]
            for k in range(20):
                sess.run([part.loss, part.optimizer], {net.x: rows[k * 32:k * 32 + 32]})


learn(Net([3, 2]), np.random.RandomState(3).rand(640, 4))
