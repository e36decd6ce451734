"""A function makes a graph and a session of its own, and gives back what they say."""
import numpy as np
import tensorflow as tf


def wishes(points):
    with tf.Graph().as_default():
        given = tf.placeholder(tf.float32, [None, 3])
        said = tf.layers.dense(given, 1)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            return session.run(said, {given: points})


points = np.random.RandomState(2).rand(300, 3).astype("float32")
sums = wishes(points)
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = tf.train.AdamOptimizer(0.01).minimize(error)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(400):
        some = np.random.randint(0, len(points), 8)
        session.run(train_op, {p: points[some], q: sums[some]})
    print(session.run(error, {p: points, q: sums}))
