"""Intervals that are asked for one behind the other, by names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    every, other = 20, 5
    for i in range(40):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at]})
        if i % every == every - 1:
            print('all', sess.run(loss, {x: rows}))
        elif not i % other:
            print('some', i)
        else:
            if i % 3 == 1:
                print('else', i)
