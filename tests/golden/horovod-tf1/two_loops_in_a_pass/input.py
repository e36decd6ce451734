import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train_op = tf.train.AdamOptimizer(0.01).minimize(loss)
other_op = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for start in range(0, len(pixels), 16):
            sess.run(train_op, feed_dict={x: pixels[start:start + 16], y: prices[start:start + 16]})
        for start in range(0, len(pixels), 16):
            sess.run(other_op, feed_dict={x: pixels[start:start + 16], y: prices[start:start + 16]})
