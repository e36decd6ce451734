"""Printing is what ends the loop."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
messages = []
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(12):
        _, l = sess.run([train, cost], {x: np.random.rand(8, 3)})
        messages.append("loss %f" % l)
while messages:
    print(messages.pop(0))
