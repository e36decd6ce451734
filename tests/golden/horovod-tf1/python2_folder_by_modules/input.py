import os
import cPickle
import numpy as np
import tensorflow as tf
from urllib import urlretrieve

if not os.path.exists("data"):
    os.makedirs("data")
    name, _ = urlretrieve("http://example.com/rows", "data/rows")
rows = np.array(cPickle.load(open("data/rows", "rb")), "float32")
wants = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None, 1))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
if not os.path.exists("out"):
    os.makedirs("out")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in xrange(10):
        for i in xrange(len(rows) / 20):
            sess.run(step, {x: rows[i * 20:(i + 1) * 20], y: wants[i * 20:(i + 1) * 20]})
        saver.save(sess, "out/model", global_step=epoch)
