"""Each round of a run that goes on adds to two numbers."""
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
    total, seen = 0., 0
    for k in range(start, 120):
        at = np.random.randint(0, len(rows), 8)
        now = sess.run([step, loss], {x: rows[at]})[1]
        total, seen = total + now, seen + 8
        if k % 50 == 49:
            print(k, total / 50)
            total = 0.
        if k % 50 == 0:
            saver.save(sess, "kept/m", global_step=k)
