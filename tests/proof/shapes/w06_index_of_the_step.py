"""The index of the loop says when to print and when to save."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = tf.train.GradientDescentOptimizer(0.1).minimize(cost)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(40):
        c, _ = sess.run([cost, train], {x: np.random.rand(8, 3)})
        if i % 10 == 0:
            print(i, c)
        if i == 39:
            saver.save(sess, "model", global_step=i)
