"""A dataset of a tuple whose parts have names, out of a function."""
import collections
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
Part = collections.namedtuple("Part", "points answers")


def load(n):
    points = np.random.RandomState(0).rand(n, 4).astype("float32")
    return Part(points, points.sum(1, keepdims=True))


def pairs(n):
    p = load(n)
    return [p.points, p.answers]


part = load(320)
data = tf.data.Dataset.from_tensor_slices(part).shuffle(320).repeat().batch(16)
row = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(row.points, 1) - row.answers))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(80):
        sess.run(train)
    print("loss", sess.run(loss))
