"""The same in a function, where the rounds are counted by a loop of its own kind and rows are drawn."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fit(sess, step, x, table, turns):
    s = 0
    while s < len(table):
        for k in range(turns):
            sess.run(step, {x: table[s, k * 8:k * 8 + 8]})
        s += 1


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 3) - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    fit(sess, step, x, np.random.RandomState(3).rand(4, 96, 3).astype("float32"), 12)
