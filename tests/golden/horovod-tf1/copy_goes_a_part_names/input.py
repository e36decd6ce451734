"""A copy of the weights goes a part of the way to them in each round."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

draw = np.random.RandomState(3)
points = draw.rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
place = tf.placeholder(tf.float32, [None, 5])
height = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("quick"):
    quick = tf.layers.dense(place, 1)
with tf.variable_scope("slow"):
    slow = tf.layers.dense(place, 1)
ours, theirs = tf.trainable_variables("quick"), tf.trainable_variables("slow")
error = tf.reduce_mean(tf.square(quick - 0.9 * height - 0.1 * tf.stop_gradient(slow)))
learn = tf.train.AdamOptimizer(0.01).minimize(error, var_list=ours)
begin = [tf.assign(s, q) for s, q in zip(theirs, ours)]
follow = [tf.assign(s, 0.95 * s + 0.05 * q) for s, q in zip(theirs, ours)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(begin)
    for turn in range(3):
        for k in range(0, 320, 16):
            sess.run(learn, {place: points[k:k + 16], height: heights[k:k + 16]})
            sess.run(follow)
    print("slow", sess.run(slow, {place: points}).mean())
