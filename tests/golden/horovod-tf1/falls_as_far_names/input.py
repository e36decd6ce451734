"""A rate that is fed falls with each round."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(240, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
rate = tf.placeholder(tf.float32, [])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
go = tf.train.GradientDescentOptimizer(rate).minimize(cost)
now = 0.01
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(60):
        at = np.random.randint(0, len(table), 8)
        sess.run(go, {rows: table[at], rate: now})
        now *= 0.98
    print(now)
