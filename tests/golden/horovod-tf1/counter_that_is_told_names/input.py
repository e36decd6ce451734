# A counter that the program tells the pass counts no updates: its schedule stays.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(640, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
passes = tf.Variable(0, trainable=False)
rate = tf.train.exponential_decay(0.01, passes, 1, 0.9)
cost = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
update = tf.train.GradientDescentOptimizer(rate).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for e in range(4):
        for i in range(0, 640, 16):
            s.run(update, feed_dict={x: rows[i:i + 16], passes: e})
