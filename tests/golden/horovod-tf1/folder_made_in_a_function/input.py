"""Whether rows are prepared is told by a folder, which a function makes and fills."""
import os
import pickle

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
FOLDER = 'cache'


def prepare():
    os.makedirs(FOLDER)
    rows = np.random.RandomState(1).rand(64, 4)
    with open(os.path.join(FOLDER, 'rows.pkl'), 'wb') as f:
        pickle.dump(rows, f)


def load():
    if not os.path.isdir('cache'):
        prepare()
    with open('cache/rows.pkl', 'rb') as f:
        return pickle.load(f)


rows = load()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        sess.run(train, {x: rows[np.random.randint(0, len(rows), 8)]})
