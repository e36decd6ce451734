# Each of two intervals, one behind an `elif`, is done more rarely.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(480, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(40):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        if i % 20 == 0:
            print('all', sess.run(loss, {x: rows}))
        elif i % 5 == 0:
            print('some', i)
