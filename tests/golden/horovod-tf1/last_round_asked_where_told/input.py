"""A function is told the number of a round, and knows the last one itself."""
import tempfile
import numpy as np
import tensorflow as tf

STEPS = 200
data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
folder = tempfile.mkdtemp()


def keep(i):
    if i + 1 == STEPS:
        saver.save(sess, folder + "/net")


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(STEPS):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: marks[at]})
        keep(i)
    print(sess.run(loss, {x: rows, y: marks}))
