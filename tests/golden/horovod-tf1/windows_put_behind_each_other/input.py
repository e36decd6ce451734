"""A function cuts windows out of a series and puts them behind each other."""
import numpy as np
import tensorflow as tf


def windows(series, size, length):
    a = np.empty(0)
    b = np.empty(0)
    for _ in range(size):
        at = np.random.randint(len(series) - length)
        part = series[at:at + length]
        a = np.append(a, part[:, 0])
        b = np.append(b, part[-1, 1])
    return a.reshape(-1, length), b


wave = np.sin(np.arange(1201) * 0.1)
series = np.stack([wave[:-1], wave[1:]], axis=1)
x = tf.placeholder(tf.float32, [None, 20])
y = tf.placeholder(tf.float32, [None])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)[:, 0] - y))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(200):
        a, b = windows(series, 16, 20)
        sess.run(step, {x: a, y: b})
    whole = np.stack([wave[k:k + 20] for k in range(1000)])
    print("loss", sess.run(loss, {x: whole, y: wave[20:1020]}))
