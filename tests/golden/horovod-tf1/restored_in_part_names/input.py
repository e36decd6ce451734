"""What a saver of the weights alone has read leaves the rest of the variables without values."""
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver(tf.trainable_variables())
with tf.Session() as sess:
    if not os.path.exists("kept/best.index"):
        sess.run(tf.global_variables_initializer())
        for turn in range(2):
            for k in range(0, len(rows), 8):
                sess.run(step, {x: rows[k:k + 8]})
        saver.save(sess, "kept/best")

with tf.Session() as sess:
    saver.restore(sess, "kept/best")
    print(sess.run(loss, {x: rows}))
