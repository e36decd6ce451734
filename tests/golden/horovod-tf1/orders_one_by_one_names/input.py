import numpy as np
import tensorflow as tf


def ways_of(passes, many):
    for p in range(passes):
        way = np.random.permutation(many)
        yield way


def rate(made, many):
    return tf.train.exponential_decay(0.05, made, many, 0.9, staircase=True)


cells = np.random.RandomState(3).rand(320, 4).astype("float32")
goals = cells.sum(axis=1, keepdims=True)
seen = tf.placeholder(tf.float32, [None, 4])
goal = tf.placeholder(tf.float32, [None, 1])
off = tf.reduce_mean(tf.square(tf.layers.dense(seen, 1) - goal))
many = len(cells) // 8
made = tf.train.get_or_create_global_step()
learn = tf.train.GradientDescentOptimizer(rate(made, many)).minimize(off, global_step=made)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for way in ways_of(4, many):
        for k in way:
            sess.run(learn, {seen: cells[k * 8:k * 8 + 8], goal: goals[k * 8:k * 8 + 8]})
    print("left", sess.run(off, {seen: cells, goal: goals}))
