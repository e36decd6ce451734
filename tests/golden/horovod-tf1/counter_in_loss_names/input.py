"""For so many rounds, which the graph counts, the cost holds more."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
table = np.random.RandomState(0).rand(480, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(rows, 1)
seen = tf.Variable(0., trainable=False)
many = tf.assign_add(seen, 1.)
plain = tf.reduce_mean(tf.square(out - 1.))
cost = tf.cond(many < 20., lambda: plain + tf.reduce_mean(tf.abs(out)), lambda: plain)
go = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(table), 8):
        sess.run(go, {rows: table[k:k + 8]})
