"""A function that keeps a place and is told how many rows there are; all rows are asked behind the rounds."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = [list(r) for r in np.random.RandomState(0).rand(640, 3)]
at = 0


def stretch(size, most):
    global at
    first = at
    at = at + size
    if at + size > most:
        at = 0
    return first, first + size


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.InteractiveSession()
sess.run(tf.global_variables_initializer())
for turn in range(4):
    for k in range(int(len(rows) / 16)):
        ends = stretch(16, len(rows))
        step.run(feed_dict={x: rows[ends[0]:ends[1]]})
print(loss.eval({x: rows}))
