"""A pass in a function of its own asks how many rows there are, and mixes them by that."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(480, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)


def turn(sess, rows):
    count = rows.shape[0]
    order = np.random.permutation(count)
    total = 0.0
    for k in range(count // 8):
        at = order[k * 8:(k + 1) * 8]
        total += sess.run([step, loss], {x: rows[at]})[1] * 8
    return total / count


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        print(turn(sess, rows))
