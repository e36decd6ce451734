"""The rate is a variable, which is loaded anew in each round, as far down as it goes."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
rate = tf.Variable(0.01, trainable=False)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
lr = 0.01
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for number in range(24):
        rate.load(lr, sess)
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        lr *= 0.9
