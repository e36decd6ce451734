import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
rows = np.random.RandomState(0).rand(48, 9)
films = [rows, rows[::-1]]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(6):
        film = random.choice(films)
        for at in range(0, len(film), 8):
            sess.run(step, feed_dict={x: film[at : at + 8]})
