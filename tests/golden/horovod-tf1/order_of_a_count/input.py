"""Places up to a named count are shared, and the count says how many rounds there are."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

table = np.random.RandomState(0).rand(320, 4).astype("float32")
given = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean((tf.layers.dense(given, 4) - given) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(cost)
COUNT = 320
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        order = np.arange(COUNT)
        np.random.shuffle(order)
        for low in range(0, COUNT, 8):
            sess.run(step, {given: table[order[low:low + 8]]})
