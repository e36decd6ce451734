"""Pairs of inputs and targets, cut out of four arrays by start and end."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def load():
    random = np.random.RandomState(0)
    x = random.rand(120, 4).astype("float32")
    y = x.sum(1, keepdims=True)
    return x[:96], y[:96], x[96:], y[96:]


trX, trY, teX, teY = load()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for start, end in zip(range(0, len(trX), 8), range(8, len(trX) + 1, 8)):
            sess.run(train, {x: trX[start:end], y: trY[start:end]})
    print("loss %.5f" % sess.run(loss, {x: teX, y: teY}))
