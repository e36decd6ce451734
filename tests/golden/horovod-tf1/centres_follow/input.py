"""Centres of kinds, moved in each step by the mean of what it saw of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
kinds = np.arange(320) % 4
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.int32, [None])
made = tf.matmul(x, tf.Variable(np.ones((3, 2), "float32")))
centres = tf.Variable(tf.random_normal([4, 2], seed=1), trainable=False)
apart = tf.gather(centres, y) - made
loss = tf.reduce_mean(apart ** 2)
move = centres.assign_sub(0.1 * tf.unsorted_segment_mean(apart, y, 4))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for k in range(0, 320, 16):
            sess.run([step, move], {x: rows[k:k + 16], y: kinds[k:k + 16]})
