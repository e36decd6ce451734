# The number of the round ends the rounds, times the rows of each: that is said, and no more.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k, at in enumerate(range(0, len(rows), 8)):
        sess.run(step, {x: rows[at:at + 8]})
        if (k + 1) * 8 >= 200:
            break
