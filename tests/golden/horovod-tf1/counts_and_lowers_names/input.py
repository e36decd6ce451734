"""A dictionary holds the number of the round, by which a function lowers the rate."""
import tempfile

import numpy as np
import tensorflow as tf

np.random.seed(3)
data = np.random.RandomState(1).rand(336, 5).astype("float32")
samples, wished = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
pace = tf.Variable(0.05, trainable=False)
brake = pace.assign(pace * 0.5)
step = tf.train.AdamOptimizer(pace).minimize(loss)
saver, folder = tf.train.Saver(), tempfile.mkdtemp()
notes = {}


def look_after(sess):
    if notes["at"] == 200:
        sess.run(brake)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for nth in range(300):
        at = np.random.randint(0, len(samples), 8)
        sess.run(step, {x: samples[at], y: wished[at]})
        notes["at"] = nth
        look_after(sess)
        if nth == 200:
            saver.save(sess, folder + "/n")
    print(sess.run(loss, {x: samples, y: wished}))
