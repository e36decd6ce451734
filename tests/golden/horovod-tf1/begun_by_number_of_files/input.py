"""How many passes were made is how many checkpoints there are."""
import glob

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    names = sorted(glob.glob('ckpt/m-*.index'))
    turn = len(names)
    if names:
        saver.restore(sess, names[-1][:-6])
    while turn < 3:
        for at in range(0, len(rows), 10):
            sess.run(step, {x: rows[at:at + 10]})
        turn += 1
        saver.save(sess, 'ckpt/m', global_step=turn)
