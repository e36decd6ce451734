import os
from glob import glob

import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 20])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 3) - 1))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()


def train(sess, epochs):
    found = sorted(glob("rows/*.npy")) or [None] * 40
    rows = np.random.RandomState(3).rand(800, 20)
    sess.run(tf.global_variables_initializer())
    path = tf.train.latest_checkpoint("kept")
    if path:
        saver.restore(sess, path)
        done = int(os.path.basename(path).split("-")[1])
    else:
        done = 0
    per_pass = max(len(found), 40)
    first = done // per_pass
    for turn in range(first, epochs):
        for k in range(per_pass):
            done += 1
            at = np.random.randint(0, 800, 20)
            sess.run(step, {x: rows[at]})
        saver.save(sess, "kept/model", global_step=done)
    print("made")


with tf.Session() as sess:
    train(sess, 3)
