"""Every fifth round trains the mean, all others the spread."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

np.random.seed(4)
tf.set_random_seed(4)
rows = np.random.rand(960, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
mean = tf.layers.dense(x, 1)
spread = tf.layers.dense(x, 1)
off = tf.reduce_mean((mean - y) ** 2)
wide = tf.reduce_mean((spread - tf.abs(tf.stop_gradient(mean) - y)) ** 2)
fit_mean = tf.train.AdamOptimizer(0.01).minimize(off)
fit_spread = tf.train.AdamOptimizer(0.01).minimize(wide)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(300):
        at = np.random.randint(0, len(rows), 8)
        if turn % 5 == 0:
            sess.run(fit_mean, {x: rows[at], y: wanted[at]})
        else:
            sess.run(fit_spread, {x: rows[at], y: wanted[at]})
    print(sess.run([off, wide], {x: rows[:64], y: wanted[:64]}))
