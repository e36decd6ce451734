"""Each centre is listed, and read at once for the rows around it."""
import numpy as np
import tensorflow as tf

def blobs(kinds, each):
    centres, data, answers = [], [], []
    for kind in range(kinds):
        centres.append(np.random.uniform(-3, 3, 4))
        for _ in range(each):
            data.append(centres[kind] + np.random.randn(4) * 0.1)
            answers.append([kind])
    return np.array(data), np.array(answers)


given, wanted = blobs(4, 160)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(4):
        for at in range(0, len(given), 16):
            sess.run(step, {x: given[at:at + 16], y: wanted[at:at + 16]})
