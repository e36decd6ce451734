"""What is left of an interval has a name, which is asked for: each worker makes fewer rounds."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rng = np.random.RandomState(0)
rows = rng.randn(512, 4).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([4, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(300):
        at = np.random.randint(0, len(rows), 16)
        sess.run(step, {x: rows[at], y: wanted[at]})
        passes, left = divmod(k, 50)
        if left == 0:
            saver.save(sess, './net-%d' % passes)
        due = (k + 1) % 100
        if not due:
            saver.save(sess, './last')
