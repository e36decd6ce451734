import random

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
films = [np.random.RandomState(k).rand(3 + k % 5, 6) for k in range(40)]


def crops(size, count):
    got = []
    while len(got) < count:
        film = random.choice(films)
        if film.shape[0] > size:
            h = np.random.randint(film.shape[0] - size)
            got.append(film[h : h + size])
    return np.array(got)


x = tf.placeholder(tf.float32, [None, 4, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 6) - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(40):
        sess.run(step, {x: crops(4, 8)})
