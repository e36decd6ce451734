import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def learn(sess, some):
    for low in range(0, len(some), 8):
        sess.run(step, {x: some[low:low + 8]})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        learn(sess, xs[turn * 32:(turn + 1) * 32])
