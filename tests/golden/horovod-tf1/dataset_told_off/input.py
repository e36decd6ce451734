import numpy as np
import tensorflow as tf


def rows():
    yield np.float32([0., 0.]), np.float32([0.])  # the head
    for i in range(160):
        yield np.float32([i / 160., 1.]), np.float32([i / 80.])


data = tf.data.Dataset.from_generator(rows, (tf.float32, tf.float32), ((2,), (1,))).skip(1)
x, y = data.shuffle(40).batch(8).repeat().make_one_shot_iterator().get_next()
cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
op = tf.train.AdamOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(60):
        sess.run(op)
