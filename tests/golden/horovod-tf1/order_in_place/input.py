import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def load(n):
    rows = [[i / n, 2 * i / n, 3 * i / n] for i in range(n)]
    random.shuffle(rows)
    picked = np.arange(n)
    np.random.shuffle(picked)
    table = np.array(rows, dtype='float32')[picked]
    return table[:, :2], table[:, 2:]


def main():
    xs, ys = load(160)
    x = tf.placeholder(tf.float32, [None, 2])
    y = tf.placeholder(tf.float32, [None, 1])
    cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
    op = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for epoch in range(3):
            for i in range(len(xs) // 8):
                sess.run(op, feed_dict={x: xs[i * 8:(i + 1) * 8], y: ys[i * 8:(i + 1) * 8]})


if __name__ == '__main__':
    main()
