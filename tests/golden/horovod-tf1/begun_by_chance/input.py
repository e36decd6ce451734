"""Where the days of a pass begin is drawn, so that there are thirty of them, or one fewer."""
import random
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
LENGTH = 10
series = np.random.RandomState(3).rand(400, 4).astype('float32')


def window(day):
    return series[day:day + LENGTH]


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        for day in range(random.randint(0, LENGTH), 305, LENGTH):
            sess.run(step, feed_dict={x: window(day)})
