"""A helper makes the schedule of the rate of the count that it is given."""
import numpy as np
import tensorflow as tf


def rate(step):
    return tf.train.exponential_decay(0.1, step, 50, 0.9, staircase=True)


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
count = tf.train.get_or_create_global_step()
step = tf.train.MomentumOptimizer(rate(count), 0.9).minimize(loss, global_step=count)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(200):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
    print(sess.run(loss, {x: rows, y: marks}))
