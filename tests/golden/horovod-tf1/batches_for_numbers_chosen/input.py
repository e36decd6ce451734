"""Which batch is asked for is chosen by the number of the round: it is no place in a row."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batch(number, size):
    at = np.arange(number * size, (number + 1) * size)
    return np.stack([np.sin(at), np.cos(at), np.sin(2 * at), np.cos(2 * at)], 1)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.MomentumOptimizer(0.02, 0.9).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for k in range(20):
            sess.run(step, {x: batch(k if k < 10 else 20 - k, 12)})
    print('loss', sess.run(loss, {x: batch(200, 12)}))
