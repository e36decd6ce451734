"""The same, kept by an object, with the number of the updates beside the loss."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.lr = tf.placeholder(tf.float32, shape=[])
        self.steps = tf.train.get_or_create_global_step()
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        optimizer = tf.train.GradientDescentOptimizer(self.lr)
        self.op = optimizer.minimize(self.loss, global_step=self.steps)
        self.rate, self.last = 0.01, 9.


rows = np.random.RandomState(1).rand(96, 4)
net = Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(24):
        feed = {net.x: rows[np.random.randint(0, 96, 8)]}
        feed[net.lr] = net.rate
        _, now, number = sess.run([net.op, net.loss, net.steps], feed_dict=feed)
        net.rate = min(0.01, now / net.last * net.rate)
        net.last = now
