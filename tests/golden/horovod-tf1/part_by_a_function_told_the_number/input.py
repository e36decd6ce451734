"""A function takes the rows that it is given by their number, which another name, a default or a drawn place brings."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(640, 3).astype("float32")


def part(of, k, many=640):
    low = k * 16 % many
    return of[low:low + 16]


def drawn(of, many):
    at = np.random.randint(0, many, 16)
    return of[at]


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        sess.run(step, {x: part(table, k)})
    print(sess.run(loss, {x: table}))
    count = len(table)
    for k in range(200):
        sess.run(step, {x: drawn(table, count)})
    print(sess.run(loss, {x: table}))
