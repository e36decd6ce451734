"""Each round mixes the numbers and takes the first of them where it feeds the rows."""
import random

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
marks = rows.sum(1, keepdims=True)
places = list(range(640))
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    turn = 0
    while turn < 200:
        random.shuffle(places)
        sess.run(step, {x: rows[places[:16]], y: marks[places[:16]]})
        turn += 1
    print("loss", sess.run(loss, {x: rows, y: marks}))
