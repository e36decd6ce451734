"""Each round draws a few batches in a `while`, and one of another array: there are fewer rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(1)
cells = stream.rand(240, 3)
pairs = stream.rand(192, 3)
x = tf.placeholder(tf.float32, [None, 3])
z = tf.placeholder(tf.float32, [None, 3])
held = tf.get_variable("held", [3, 2])
loss = tf.reduce_mean(tf.square(tf.matmul(x, held) - 1.))
other = tf.reduce_mean(tf.square(tf.matmul(z, held) - 0.5))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
second = tf.train.GradientDescentOptimizer(0.02).minimize(other)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(60):
        k = 0
        while k < 3:
            at = np.random.randint(0, len(cells), 8)
            sess.run(step, {x: cells[at]})
            k += 1
        at = np.random.randint(0, len(pairs), 8)
        sess.run(second, {z: pairs[at]})
