"""Whether there is a checkpoint is tried, and a word says with which pass to begin."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

draw = np.random.RandomState(3)
points = draw.rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
place = tf.placeholder(tf.float32, [None, 5])
height = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(tf.layers.dense(place, 1) - height))
learn = tf.train.AdamOptimizer(0.01).minimize(error)
keeper = tf.train.Saver()
with tf.Session() as sess:
    try:
        keeper.restore(sess, "kept/line")
        first = 2
    except Exception:
        sess.run(tf.global_variables_initializer())
        first = 0
    for turn in range(first, 4):
        for k in range(0, 320, 16):
            sess.run(learn, {place: points[k:k + 16], height: heights[k:k + 16]})
    print("left", sess.run(error, {place: points, height: heights}))
    keeper.save(sess, "kept/line")
