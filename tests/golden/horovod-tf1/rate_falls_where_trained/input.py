"""The rate falls in what trains, and in each epoch besides."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
rate = tf.placeholder(tf.float32, ())
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
class Net:
    def __init__(self):
        self.lr = 0.01
    def train(self, sess, part):
        sess.run(step, {x: part, rate: self.lr})
        self.lr *= 0.99
net = Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for i in range(0, len(rows), 8):
            net.train(sess, rows[i:i + 8])
        net.lr *= 0.5
