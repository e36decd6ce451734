"""A round has rounds of its own, in each of which the rate falls."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
rate = tf.placeholder(tf.float32, ())
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
lr = 0.01
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(40):
        for i in range(10):
            sess.run(step, {x: rows[np.random.randint(0, 96, 8)], rate: lr})
            lr *= 0.99
