"""Several folders are made, whether they were there or not."""
import os
import tempfile
import numpy as np
import tensorflow as tf

here = tempfile.mkdtemp()
try:
    os.mkdir(os.path.join(here, "images"))
    os.mkdir(os.path.join(here, "models"))
except:
    pass

rows = np.random.RandomState(3).rand(320, 9).astype("float32")
x = tf.placeholder(tf.float32, [None, 9])
loss = tf.reduce_mean((tf.layers.dense(x[:, :8], 1)[:, 0] - x[:, 8]) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(10):
        for k in range(len(rows) // 16):
            sess.run(step, {x: rows[k * 16:(k + 1) * 16]})
    saver.save(sess, os.path.join(here, "models", "net"))
    print("loss", sess.run(loss, {x: rows}))
