"""Windows of a series are stacked below each other, and what follows each is listed."""
import random
import numpy as np
import tensorflow as tf


def pieces(line, count, wide):
    left, right = np.empty((0, wide)), []
    for _ in range(count):
        begin = random.randint(0, len(line) - wide - 1)
        piece = line[begin:begin + wide + 1]
        left = np.vstack([left, piece[:-1]])
        right.append(piece[-1])
    return left, np.array(right)


def train(line):
    inputs = tf.placeholder(tf.float32, [None, 20])
    targets = tf.placeholder(tf.float32, [None])
    cost = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1)[:, 0] - targets))
    learn = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for turn in range(200):
            left, right = pieces(line, 16, 20)
            session.run(learn, {inputs: left, targets: right})
        whole = np.stack([line[k:k + 20] for k in range(1000)])
        print("loss", session.run(cost, {inputs: whole, targets: line[20:1020]}))


train(np.sin(np.arange(1200) * 0.1))
