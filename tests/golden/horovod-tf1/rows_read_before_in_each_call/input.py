"""A function that is called twice makes its rows, reads them all, and trains on them then."""
import numpy as np
import tensorflow as tf


def load(k):
    return np.random.RandomState(k).uniform(-1, 1, 3)


def train(passes):
    tf.reset_default_graph()
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
    names = list(range(322))
    thirds = []
    for first in range(3):
        thirds.extend(names[first::3])
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(passes):
            for at in range(0, len(names), 16):
                sess.run(step, {x: np.array([load(n) for n in names[at:at + 16]])})
    print("of all", thirds[0], thirds[-1])


for passes in (2, 3):
    train(passes)
