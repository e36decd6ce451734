"""A table is read in parts, of which nobody knows how many there are."""
import io
import numpy as np
import pandas as pd
import tensorflow as tf

text = "\n".join(",".join("%.3f" % v for v in row) for row in np.random.RandomState(6).rand(320, 5))
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdagradOptimizer(0.1).minimize(loss)


def run(sess, epochs):
    for e in range(epochs):
        total = []
        parts = pd.read_csv(io.StringIO(text), header=None, chunksize=32)
        for part in parts:
            l, _ = sess.run([loss, step], feed_dict={x: part.values[:, :4], y: part.values[:, 4:]})
            total.append(l)
        print(e, np.mean(total))


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    run(sess, 3)
