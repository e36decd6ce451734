"""Rows are turned by a matrix that chance has drawn, before they are fed, and so is a part of the graph."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.RandomState(3).rand(192, 3).astype("float32")
wanted = rows.sum(1, keepdims=True)
mix = np.random.randn(3, 6)
offset = np.random.uniform(0, 6, 6)
drawn = np.random.randn(6, 4)
x, y = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 1])
turn = tf.placeholder(tf.float32, [6, 4])
loss = tf.reduce_mean((tf.layers.dense(tf.matmul(x, turn), 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
seen = np.cos(rows.dot(mix) + offset)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, len(seen), 8):
        sess.run(step, {x: seen[k:k + 8], y: wanted[k:k + 8], turn: drawn})
