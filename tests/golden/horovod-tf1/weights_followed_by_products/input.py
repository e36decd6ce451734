"""A net follows slowly, and an object averages."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
with tf.variable_scope("net"):
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
with tf.variable_scope("slow"):
    tf.layers.dense(x, 1)
net = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "net")
slow = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "slow")
tau = 0.01
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, var_list=net)
follow = [t.assign(tf.multiply(v, tau) + tf.multiply(t, 1. - tau)) for t, v in zip(slow, net)]
class Mean:
    def __init__(self, of):
        self.ema = tf.train.ExponentialMovingAverage(decay=0.9)
        self.op = self.ema.apply(of)
mean = Mean(net)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(40):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        sess.run(follow)
        sess.run(mean.op)
