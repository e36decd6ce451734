"""What one update gives is fed to another of the same round."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.set_random_seed(1)
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
code = tf.placeholder(tf.float32, [None, 2])
short = tf.layers.dense(x, 2)
first = tf.reduce_mean(tf.square(tf.layers.dense(short, 4) - x))
second = tf.reduce_mean(tf.square(tf.layers.dense(code, 4) - x))
one = tf.train.GradientDescentOptimizer(0.05).minimize(first)
two = tf.train.GradientDescentOptimizer(0.05).minimize(second)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for k in range(0, len(rows), 16):
            batch = rows[k:k + 16]
            given, _ = sess.run([short, one], {x: batch})
            sess.run(two, {x: batch, code: given})
        given = sess.run(short, {x: rows})
        print(epoch, sess.run(second, {x: rows, code: given}))
