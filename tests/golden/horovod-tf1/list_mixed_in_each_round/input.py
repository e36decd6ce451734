"""Each round mixes the numbers of all rows and takes the first of them."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
places = list(range(640))
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(200):
        random.shuffle(places)
        at = places[:16]
        sess.run(step, {x: rows[at]})
    print("loss", sess.run(loss, {x: rows}))
