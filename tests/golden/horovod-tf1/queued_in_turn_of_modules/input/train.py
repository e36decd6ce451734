"""Records that two modules away are read for training, and for tests."""
import numpy as np
import tensorflow as tf

import pipe

np.savetxt("learn.csv", np.random.RandomState(0).rand(323, 3), delimiter=",", fmt="%.4f")
np.savetxt("test.csv", np.random.RandomState(1).rand(64, 3), delimiter=",", fmt="%.4f")
some, wanted = pipe.batches("learn.csv", 16)
held, right = pipe.batches("test.csv", 64)
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(120):
        a, b = sess.run([some, wanted])
        sess.run(step, {x: a, y: b})
    c, d = sess.run([held, right])
    print("error", sess.run(loss, {x: c, y: d}))
    coord.request_stop()
    coord.join(threads)
