"""Rounds that begin where an earlier run has ended; every fifth of them trains another network."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("one"):
    given = tf.layers.dense(x, 2)
    loss = tf.reduce_mean(tf.square(given - 1.0))
with tf.variable_scope("other"):
    rest = tf.reduce_mean(tf.square(tf.layers.dense(tf.stop_gradient(given), 1)))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
more = tf.train.GradientDescentOptimizer(0.1).minimize(rest)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1]) + 1
    for k in range(start, 120):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        if k % 5 == 0:
            sess.run(more, {x: rows[at]})
        if k % 20 == 19:
            saver.save(sess, "kept/model", global_step=k)
    print("done")
