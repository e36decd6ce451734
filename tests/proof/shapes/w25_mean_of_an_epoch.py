"""Losses of an epoch are added up and divided by the number of batches."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
data = np.random.RandomState(3).rand(96, 3) ** 4 * 10
batches = [data[i:i + 8] for i in range(0, 96, 8)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        total = 0
        for batch in batches:
            total += sess.run([cost, train], {x: batch})[0]
        print("epoch %d: %.5f" % (epoch, total / len(batches)))
