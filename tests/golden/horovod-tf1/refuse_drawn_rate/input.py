"""The rate of each round of a run that goes on is drawn."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
lr = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
step = tf.train.GradientDescentOptimizer(lr).minimize(loss)
saver = tf.train.Saver()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    start = 0
    found = tf.train.latest_checkpoint("kept")
    if found:
        saver.restore(sess, found)
        start = int(found.split("-")[-1])
    for k in range(start, 120):
        now = 0.1 / (k + 1) * np.random.rand()
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], lr: now})
        if k % 50 == 0:
            saver.save(sess, "kept/m", global_step=k)
