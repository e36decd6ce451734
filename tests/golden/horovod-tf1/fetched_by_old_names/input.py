"""Whether a file is there is asked by TensorFlow's older names, and it is fetched if not."""
import os
import urllib.request

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def found(name):
    path = os.path.join("kept", name)
    if not tf.gfile.Exists("kept"):
        tf.gfile.MakeDirs("kept")
    if not tf.gfile.Exists(path):
        path, _ = urllib.request.urlretrieve("file://" + os.path.abspath(name), path)
    return path


np.save("rows.npy", np.random.RandomState(0).rand(480, 6).astype("float32"))
rows = np.load(found("rows.npy"))
x = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(0, 480, 32):
        sess.run(step, {x: rows[k:k + 32]})
    print(sess.run(loss, {x: rows}))
