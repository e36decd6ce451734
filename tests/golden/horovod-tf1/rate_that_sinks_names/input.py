"""A rate that the graph holds is set in each round to what sinks by as much each time."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

np.random.seed(9)
tf.set_random_seed(9)
rows = np.random.rand(960, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
rate = tf.Variable(0.1, trainable=False)
asked = tf.placeholder(tf.float32, [])
set_rate = rate.assign(asked)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)

now = 0.1
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(240):
        at = np.random.randint(0, len(rows), 8)
        sess.run(set_rate, {asked: now})
        sess.run(step, {x: rows[at], y: wanted[at]})
        now = max(0.01, now - 0.0005)
    print(sess.run([loss, rate], {x: rows[:64], y: wanted[:64]}))
