"""The place of a batch begins again where no round goes on."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    at = 0
    for k in range(60):
        sess.run(step, {x: rows[at:at + 8]})
        at += 8
        if at != 240:
            continue
        at = 0
    print("done")
