"""What goes wrong in a round is suppressed."""
import contextlib
import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
names = [line.strip() for line in open("names.txt")]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        with contextlib.suppress(IOError):
            sess.run(step, {x: np.load(random.choice(names))})
