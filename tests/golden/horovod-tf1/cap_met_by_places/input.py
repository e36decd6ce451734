"""Rounds that end at a place in the rows: of a share it may be met by none."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for at in range(0, len(rows), 16):
            sess.run(step, {x: rows[at:at + 16]})
            if at == 240:
                break
        print(turn, sess.run(loss, {x: rows}))
