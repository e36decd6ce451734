"""A file is drawn by its name, and the round left out where it cannot be read."""
import random

import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
names = [line.strip() for line in open("names.txt")]
def good(name):
    try:
        np.load(name)
    except IOError:
        return False
    return True
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        name = random.choice(names)
        if not good(name):
            continue
        sess.run(step, {x: np.load(name)})
