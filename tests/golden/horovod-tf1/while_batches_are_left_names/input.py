"""Rounds that are counted while a batch of rows is left; a constant is set in each."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(484, 3).astype("float32")
size = 8
x = tf.placeholder(tf.float32, [None, 3])
keep = tf.placeholder(tf.float32)
loss = tf.reduce_mean(tf.layers.dense(tf.nn.dropout(x, keep_prob=keep), 1) ** 2)
step = tf.train.GradientDescentOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        made = 0
        while (made + 1) * size < rows.shape[0]:
            kept = 0.9
            sess.run(step, {x: rows[made * size:(made + 1) * size], keep: kept})
            made += 1
