"""A program that wants no GPU."""
import os
import numpy as np
import tensorflow.compat.v1 as tf

os.environ["CUDA_VISIBLE_DEVICES"] = "-1"
tf.disable_v2_behavior()

rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for begin in range(0, len(rows), 8):
        sess.run(train, {x: rows[begin:begin + 8]})
