"""Each round is fed a row of a series and the next one as its target, both inside a call."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
series = np.random.RandomState(3).rand(40, 6).astype("float32")
now = tf.placeholder(tf.float32, [None, 6])
then = tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(tf.layers.dense(now, 6) - then))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(24):
        sess.run(step, feed_dict={now: np.reshape(series[i, :], [-1, 6]), then: np.reshape(series[i + 1, :], [-1, 6])})
