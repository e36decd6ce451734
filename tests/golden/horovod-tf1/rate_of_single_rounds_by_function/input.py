"""Every tenth round has a rate of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(320, 4).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
rate = tf.placeholder(tf.float32)
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
def pace(k):
    return 0.05 if k % 10 == 0 else 0.01


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(rows) // 8):
        sess.run(step, {x: rows[k * 8:k * 8 + 8], y: wanted[k * 8:k * 8 + 8], rate: pace(k)})
