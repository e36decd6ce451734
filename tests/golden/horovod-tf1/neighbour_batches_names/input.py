"""A batch and the batch that begins one row on, of columns of their own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
series = np.random.RandomState(3).rand(100, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(12):
        sess.run(step, {x: series[k * 8:k * 8 + 8, :4], y: series[k * 8 + 1:k * 8 + 9, 4:]})
