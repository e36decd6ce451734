"""An object counts its rows when it is made, and draws an order of all of them in each pass."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(given, 4) - given) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)


class Keeper(object):
    def __init__(self, table):
        self.table = table
        self.count = len(table)

    def turn(self, sess):
        order = np.arange(self.count)
        np.random.shuffle(order)
        for low in range(0, self.count, 8):
            sess.run(step, {given: self.table[order[low:low + 8]]})


keeper = Keeper(np.random.RandomState(0).rand(320, 4).astype("float32"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        keeper.turn(sess)
