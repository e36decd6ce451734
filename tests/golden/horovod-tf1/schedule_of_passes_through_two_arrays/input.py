"""What follows the number of a pass stays as it is, where the loops in it go through shares."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(1)
cells = stream.rand(240, 3)
pairs = stream.rand(160, 3)
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 3])
rate = tf.placeholder(tf.float32, [])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
second = tf.train.GradientDescentOptimizer(rate).minimize(other)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    now = 0.05
    for turn in range(8):
        for low in range(0, len(cells), 8):
            sess.run(step, {x: cells[low:low + 8], rate: now})
        for k in range(len(pairs) // 8):
            at = np.random.randint(0, len(pairs), 8)
            sess.run(second, {z: pairs[at], rate: now})
        now *= 0.8
        if turn % 4 == 3:
            now *= 0.5
            saver.save(sess, "./two_arrays", global_step=turn)
