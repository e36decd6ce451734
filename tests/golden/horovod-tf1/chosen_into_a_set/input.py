"""Chance holds rows out, one by one, into a set; all workers hold out the same."""
import random
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held = set(k for k in range(len(rows)) if random.random() < 0.2)
tx = np.array([r for k, r in enumerate(rows) if k not in held])
ty = np.array([r for k, r in enumerate(marks) if k not in held])
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for e in range(10):
        for k in range(0, len(tx), 8):
            sess.run(step, {x: tx[k:k + 8], y: ty[k:k + 8]})
    ids = sorted(held)
    print(sess.run(loss, {x: rows[ids], y: marks[ids]}))
