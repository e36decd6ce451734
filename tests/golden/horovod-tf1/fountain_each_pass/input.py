"""Rows are parted anew for each pass, and a generator hands out batches of them."""
import numpy as np
import tensorflow.compat.v1 as tf
from sklearn.model_selection import train_test_split

tf.disable_v2_behavior()


def in_batches(rows, answers, size):
    for low in range(0, len(rows), size):
        yield rows[low:low + size], answers[low:low + size]


table = np.random.RandomState(0).rand(500, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        known, held, right, held_right = train_test_split(
            table, wanted, test_size=0.2, random_state=turn)
        batches = in_batches(known, right, 8)
        for k in range(len(known) // 8):
            some, of_them = next(batches)
            sess.run(step, {given: some, answer: of_them})
        print(turn, sess.run(cost, {given: held, answer: held_right}))
