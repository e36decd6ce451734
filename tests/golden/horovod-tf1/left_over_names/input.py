"""A run makes as many rounds as an earlier one has left, by the count of the graph."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
many = 60
table = np.random.RandomState(0).rand(480, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(rows, 1) - 1.))
global_step = tf.train.get_or_create_global_step()
go = tf.train.GradientDescentOptimizer(0.001).minimize(cost, global_step=global_step)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    if tf.train.latest_checkpoint('.'):
        saver.restore(sess, tf.train.latest_checkpoint('.'))
    for k in range(many - sess.run(global_step)):
        sess.run(go, {rows: table[np.random.randint(0, len(table), 8)]})
    saver.save(sess, './kept')
