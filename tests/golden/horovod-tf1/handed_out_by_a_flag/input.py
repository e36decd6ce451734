import numpy as np
import tensorflow as tf

gen = np.random.RandomState(1)
feats = gen.rand(320, 3).astype("float32")
aims = feats.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])

loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
train = tf.train.FtrlOptimizer(0.1).minimize(loss)


def until(a, b, size):
    at, done = 0, False
    while not done:
        yield a[at:at + size], b[at:at + size]
        at += size
        if at >= len(a):
            done = True


def as_long(a, b, size):
    at, more = 0, True
    while more:
        yield a[at:at + size], b[at:at + size]
        at += size
        more = at < len(a)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for a, b in until(feats, aims, 8):
            sess.run(train, {x: a, y: b})
    for turn in range(3):
        for a, b in as_long(feats, aims, 8):
            sess.run(train, {x: a, y: b})
