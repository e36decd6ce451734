"""The rows of a fold are taken by their numbers among all."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4).astype("float32")
marks = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)


def folds(n):
    trains, valids = [], []
    for k in range(n):
        held = np.arange(400) % n == k
        trains.append(np.where(~held)[0])
        valids.append(np.where(held)[0])
    return trains, valids


trains, valids = folds(5)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for train, valid in zip(trains, valids):
        sess.run(tf.global_variables_initializer())
        for turn in range(100):
            sess.run(step, {x: rows[train], y: marks[train]})
        print(sess.run(loss, {x: rows[valid], y: marks[valid]}))
    print('loss %.5f' % sess.run(loss, {x: rows, y: marks}))
