"""The same by a function of the program."""
import numpy as np
import tensorflow as tf


def in_another_order(points, kinds):
    order = np.random.permutation(len(points))
    return points[order], kinds[order]


def main():
    points = np.random.RandomState(11).rand(192, 3).astype("float32")
    kinds = points.sum(1, keepdims=True)
    given = tf.placeholder(tf.float32, [None, 3])
    kind = tf.placeholder(tf.float32, [None, 1])
    loss = tf.reduce_mean((tf.layers.dense(given, 1) - kind) ** 2)
    step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(3):
            points, kinds = in_another_order(points, kinds)
            for k in range(0, len(points), 8):
                sess.run(step, {given: points[k:k + 8], kind: kinds[k:k + 8]})


main()
