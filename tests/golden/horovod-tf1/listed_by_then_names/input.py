import glob
import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(160, 8)
x = tf.placeholder(tf.float32, [None, 8])
out = tf.layers.dense(x, 8)
loss = tf.reduce_mean(tf.square(out - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
os.makedirs("out", exist_ok=True)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(0, len(rows), 16):
        sess.run(step, {x: rows[i : i + 16]})
    for name in glob.glob("shown/*.npy"):
        shown = np.load(name)
        np.save("out/" + os.path.basename(name), sess.run(out, {x: shown}))
