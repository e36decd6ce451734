"""The order of a pass is a sample of all the numbers of batches."""
import random
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
count = len(rows) // 8
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def part(k):
    return rows[k * 8:k * 8 + 8], marks[k * 8:k * 8 + 8]


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        order = random.sample(range(count), count)
        n = 0
        while n < count:
            a, b = part(order[n])
            sess.run(step, feed_dict={x: a, y: b})
            n += 1
    print(sess.run(loss, {x: rows, y: marks}))
