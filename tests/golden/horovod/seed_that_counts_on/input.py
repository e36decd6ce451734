"""A seed that a function counts on is another one in each round, though one number is written."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
SEED = 5
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, tf.get_variable("w", [4, 1])) - y))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def batch():
    global SEED
    SEED = SEED + 1
    w = np.random.RandomState(1).rand(4, 1)
    a = np.random.RandomState(SEED).normal(size=(8, 4))
    return a, a.dot(w)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(64):
        a, b = batch()
        sess.run(train, {x: a, y: b})
