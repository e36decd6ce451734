"""Rounds that are counted from one, up to a number that is written here."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
a = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.layers.dense(a, 1) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
x = np.random.RandomState(0).normal(size=[256, 4]).astype('float32')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(1, 41):
        rows = x[np.random.randint(0, 256, 32)]
        value, _ = sess.run([loss, step], {a: rows})
        if i % 10 == 0:
            print(i)
