"""What is fetched by a module below another one, and read in rounds: who fetches is there alone."""
import numpy as np
import tensorflow.compat.v1 as tf

import table

tf.disable_v2_behavior()
np.savez('source.npz', x=np.random.RandomState(0).rand(64, 4).astype('float32'))
table.prepare()
rows = table.rows()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(0, len(rows), 8):
        sess.run(step, {x: rows[i:i + 8]})
