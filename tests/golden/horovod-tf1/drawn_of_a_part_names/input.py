"""The places are parted in a function, by chance for each, and drawn one by one."""
import random
import numpy as np
import tensorflow as tf

table = np.random.RandomState(2).rand(300, 4).astype("float32")
points, sums = table[:, :3], table[:, :3].sum(1, keepdims=True)


def split(n, ratio=0.2):
    learn, check = [], []
    for i in range(n):
        if random.random() < ratio:
            check.append(i)
        else:
            learn.append(i)
    return learn, check


learn, check = split(len(points))
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(p, 1) - q))
train_op = tf.train.AdamOptimizer(0.01).minimize(error)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(400):
        some = [random.choice(learn) for _ in range(8)]
        session.run(train_op, {p: points[some], q: sums[some]})
    print(session.run(error, {p: points[check], q: sums[check]}))
