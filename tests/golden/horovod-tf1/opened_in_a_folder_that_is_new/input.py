import os
import shutil

import numpy as np
import tensorflow as tf


def folder(name):
    path = os.path.join("results", name)
    if not os.path.exists(path):
        os.makedirs(path)
        path = os.path.join(path, "first")
    return path


def fresh(path):
    if os.path.exists(path):
        shutil.rmtree(path)
    os.makedirs(path)
    return path


rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
step = tf.train.AdamOptimizer(0.01).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x, 3))))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(200):
        sess.run(step, {x: rows[np.random.randint(0, 800, 20)]})
    with open(folder("made") + ".txt", "w") as f:
        f.write("made")
    with open(os.path.join(fresh("kept"), "told.txt"), "w") as f:
        f.write("told")
