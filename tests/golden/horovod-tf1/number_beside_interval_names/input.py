"""How often one step is made for the other hangs on the number of the round, and an interval."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
near = tf.reduce_mean((tf.layers.dense(x, 1) - 1) ** 2)
far = tf.reduce_mean((tf.layers.dense(x, 1) - 2) ** 2)
critic = tf.train.GradientDescentOptimizer(0.01).minimize(near)
maker = tf.train.GradientDescentOptimizer(0.01).minimize(far)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(24):
        often = 4 if k < 3 or k % 10 == 0 else 1
        for _ in range(often):
            sess.run(critic, {x: rows[np.random.randint(0, 640, 16)]})
        sess.run(maker, {x: rows[np.random.randint(0, 640, 16)]})
