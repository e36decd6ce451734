"""A function counts the parts that it has taken, and its caller tells how many."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def learn(sess, parts):
    n = 0
    for a, b in parts:
        sess.run(step, {x: a, y: b})
        n += 1
    return n


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for e in range(5):
        many = learn(sess, zip(np.array_split(rows, 20), np.array_split(marks, 20)))
        print("pass", e, "parts", many)
    print(sess.run(loss, {x: rows, y: marks}))
