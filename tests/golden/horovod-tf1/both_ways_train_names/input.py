"""Every so many rounds the step tells more, and all is kept."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
many, each = 60, 12
table = np.random.RandomState(0).rand(480, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1)))
go = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(many):
        piece = table[k * 8:(k + 1) * 8]
        if k % each == 0:
            now, _ = sess.run([cost, go], {rows: piece})
            saver.save(sess, './kept')
        else:
            sess.run(go, {rows: piece})
