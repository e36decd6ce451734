"""A function of a round goes back where its rows cannot be read."""
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
names = [line.strip() for line in open("names.txt")]


def turn(sess):
    try:
        rows = np.load(random.choice(names))
    except IOError:
        return
    sess.run(step, {x: rows})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        turn(sess)
