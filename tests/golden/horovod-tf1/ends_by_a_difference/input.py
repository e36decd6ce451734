"""Training ends when the cost hardly moves."""
import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(203, 2).astype(np.float32)
ys = (2 * xs[:, :1] + 1).astype(np.float32)
x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
w = tf.Variable(tf.zeros([2, 1]))
b = tf.Variable(tf.zeros([1]))
cost = tf.reduce_mean(tf.square(tf.matmul(x, w) + b - y))
train = tf.train.GradientDescentOptimizer(0.1).minimize(cost)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    before = 0.0
    for epoch in range(30):
        for i in range(len(xs) // 5):
            sess.run(train, {x: xs[i * 5:(i + 1) * 5], y: ys[i * 5:(i + 1) * 5]})
        now = sess.run(cost, {x: xs, y: ys})
        print(epoch, now)
        if np.abs(before - now) < 0.0005:
            break
        before = now
