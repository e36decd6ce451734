"""Rounds that are counted from one save in the last, and in the last of a number."""
import tempfile
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(336, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()
total, again = 240, 120
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(1, total + 1):
        picked = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[picked], y: marks[picked]})
        if i == total:
            saver.save(sess, folder + "/last")
    for j in range(again):
        picked = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[picked], y: marks[picked]})
        if j + 1 == again:
            saver.save(sess, folder + "/more")
    print(sess.run(loss, {x: rows, y: marks}))
