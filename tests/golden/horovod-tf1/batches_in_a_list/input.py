# Batches that a generator keeps in a list are no windows: the rows are shared.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def parts(rows, size):
    all = []
    for k in range(0, len(rows), size):
        all.append(rows[k:k + size])
    for one in all:
        yield one


rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(2):
        for part in parts(rows, 10):
            sess.run(step, {x: part})
