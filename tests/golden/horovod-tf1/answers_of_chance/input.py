"""Rows that all have are given answers by chance."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(640, 4).astype("float32")
kinds = np.random.randint(0, 3, size=len(rows))
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.int64, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(x, 3))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(rows), 16):
            sess.run(step, {x: rows[at:at + 16], y: kinds[at:at + 16]})
    print("loss", sess.run(loss, {x: rows, y: kinds}))
