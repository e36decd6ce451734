"""A run that goes on, and reads the file of one of its numbers at the end."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    N = 400
    for k in range(start, N):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        if (k + 1) % 100 == 0:
            saver.save(sess, "kept/m", global_step=k + 1)
    best = os.path.join("kept", "m-{}".format(N))
    saver.restore(sess, best)
    print(sess.run(loss, {x: rows}))
