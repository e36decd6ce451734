"""What is told of all rows, or of some that are held out, is asked by name, between the steps."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
stream = np.random.RandomState(3)
cells = stream.rand(240, 3)
aims = stream.rand(240, 2)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)


def part(rows, wanted, k):
    return rows[k * 8:k * 8 + 8], wanted[k * 8:k * 8 + 8]


def measured(sess, rows, wanted):
    found = []
    for k in range(len(rows) // 8):
        a, b = part(rows, wanted, k)
        found.append(sess.run(loss, {x: a, y: b}))
    return np.mean(found)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(len(cells) // 8):
            a, b = part(rows=cells, wanted=aims, k=k)
            sess.run(step, {x: a, y: b})
            if k % 10 == 0:
                print(turn, k, measured(sess, rows=cells, wanted=aims))
        print(turn, measured(sess, cells[-40:], aims[-40:]), "of", len(cells))
