"""The rate is a variable of the graph, which operations lower behind so many rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

np.random.seed(8)
tf.set_random_seed(8)
rows = np.random.rand(960, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
rate = tf.Variable(0.1, trainable=False)
lower = tf.assign(rate, rate * 0.5)
asked = tf.placeholder(tf.float32, [])
set_rate = rate.assign(asked)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(300):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if k > 0 and k % 100 == 0:
            sess.run(lower)
    for k in range(240):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if k in (60, 120):
            sess.run(lower)
        if k == 180:
            sess.run(set_rate, {asked: 0.001})
    print(sess.run([loss, rate], {x: rows[:64], y: wanted[:64]}))
