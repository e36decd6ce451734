"""A pass goes through two arrays by a `while` for each, and tells something of all rows of one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(1)
cells = stream.rand(240, 3)
pairs = stream.rand(160, 3)
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 3])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
second = tf.train.GradientDescentOptimizer(0.02).minimize(other)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(6):
        low = 0
        while low < len(cells):
            sess.run(step, {x: cells[low:low + 8]})
            low += 8
        if turn % 3 == 0:
            low = 0
            while low < pairs.shape[0]:
                sess.run(second, {z: pairs[low:low + 8]})
                low += 8
        print(turn, sess.run(loss, {x: cells}))
