import numpy as np
import tensorflow as tf


def orders_of(passes):
    """As many places in each order."""
    for p in range(passes):
        yield np.random.permutation(count)


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
count = len(rows) // 8
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for order in orders_of(5):
        for k in order:
            sess.run(step, {x: rows[k * 8:k * 8 + 8], y: marks[k * 8:k * 8 + 8]})
    print(sess.run(loss, {x: rows, y: marks}))
