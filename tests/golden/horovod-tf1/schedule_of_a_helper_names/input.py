import numpy as np
import tensorflow as tf


def falling(made, first):
    return tf.train.piecewise_constant(made, [60, 120], [first, first / 10, first / 100])


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
updates = tf.Variable(0, trainable=False)
lr = falling(updates, 0.1)
step = tf.train.GradientDescentOptimizer(lr).minimize(loss, global_step=updates)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(200):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
    print(sess.run(loss, {x: rows, y: marks}))
