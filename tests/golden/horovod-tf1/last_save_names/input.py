"""The last round of so many and one is the one that is kept."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
many, each = 61, 20
table = np.random.RandomState(0).rand(120, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
go = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(many):
        sess.run(go, {rows: table[np.random.randint(0, len(table), 8)]})
        if k % each == 0:
            saver.save(sess, './kept')
