"""The rate falls by the part of the rounds that is made."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

draw = np.random.RandomState(4)
points = draw.rand(320, 5).astype("float32")
heights = points.dot(draw.rand(5, 1)).astype("float32")
place = tf.placeholder(tf.float32, [None, 5])
height = tf.placeholder(tf.float32, [None, 1])
lr = tf.placeholder(tf.float32, [])
error = tf.reduce_mean(tf.square(tf.layers.dense(place, 1) - height))
learn = tf.train.GradientDescentOptimizer(lr).minimize(error)
rounds = 240
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(rounds):
        at = np.random.randint(0, 320, 16)
        now = 0.1 * (rounds - k) / rounds
        sess.run(learn, feed_dict={place: points[at], height: heights[at], lr: now})
    print("left", sess.run(error, feed_dict={place: points, height: heights}))
