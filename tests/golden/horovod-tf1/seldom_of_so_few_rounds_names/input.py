"""All updates stand in an interval, and the rounds around them are divided."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
EVERY = 12
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(1, 49):
        batch = np.random.normal(size=(8, 4))
        if k % EVERY == 0:
            for _ in range(EVERY):
                sess.run(train, {x: batch})
