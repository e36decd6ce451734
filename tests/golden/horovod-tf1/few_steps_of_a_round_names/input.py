"""Each batch is learned three times, by a function of its own: the batches are shared out."""
import numpy as np
import tensorflow as tf

xs = np.random.RandomState(3).rand(192, 3).astype("float32")
ys = xs.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)


def learn(sess, some, wanted):
    for _ in range(3):
        _, now = sess.run([step, loss], {x: some, y: wanted})
    return now


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(2):
        total, count = 0., 0
        for k in range(0, len(xs), 8):
            total += learn(sess, xs[k:k + 8], ys[k:k + 8])
            count += 1
        print("of 24", total / 24, "of so many", total / count)
