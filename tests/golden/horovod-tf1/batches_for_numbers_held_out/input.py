"""Batches behind those that are trained on are held out: their number is no bound."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batch(number, size):
    at = np.arange(number * size, (number + 1) * size)
    return np.stack([np.sin(at), np.cos(at), np.sin(2 * at), np.cos(2 * at)], 1)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
trained = 20
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(trained):
            sess.run(step, {x: batch(k, 12)})
        held = []
        for k in range(trained, trained + 2):
            held.append(sess.run(loss, {x: batch(k, 12)}))
        print('held out', np.mean(held))
