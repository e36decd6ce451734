"""Rows are made from a text the first time, and read as they were kept from then on."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def rows_of(folder):
    kept = os.path.join(folder, "rows.npy")
    if not os.path.exists(kept):
        os.makedirs(folder, exist_ok=True)
        made = np.random.RandomState(0).rand(320, 3).astype("float32")
        np.save(kept, made)
    else:
        made = np.load(kept)
    return made


rows = rows_of("data")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
