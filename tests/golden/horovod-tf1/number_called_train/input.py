"""What is reckoned is a number, though it is called `train`."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 6).astype("float32")
x = tf.placeholder(tf.float32, [None, 6])


def cut(given):
    train = (given / 2.0) - 1.0
    return train


train = cut(x)
loss = tf.reduce_mean(tf.square(tf.layers.dense(train, 6) - x))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    first = sess.run(train, {x: rows[:16]})
    for epoch in range(3):
        for k in range(20):
            sess.run(step, {x: rows[16 * k:16 * k + 16]})
