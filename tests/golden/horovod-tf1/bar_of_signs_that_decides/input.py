"""The length of a bar of signs says which rate is fed, too."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
rates = [0.1, 0.05, 0.02, 0.01]
rate = tf.placeholder(tf.float32, [])
other = tf.train.GradientDescentOptimizer(rate).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for at in range(0, len(rows), 8):
            filled = int(at / 100)
            feed = {x: rows[at:at + 8], y: marks[at:at + 8], rate: rates[filled]}
            _, cost = sess.run([other, loss], feed)
            print("=" * filled, cost)
    print(sess.run(loss, {x: held, y: right}))
