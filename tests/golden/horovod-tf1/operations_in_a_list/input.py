import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
losses = [loss, loss + tf.reduce_mean(tf.abs(x)) * 0.0]
train_ops = []
for one in losses:
    train_ops.append(tf.train.GradientDescentOptimizer(0.01).minimize(one))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for start in range(0, len(pixels), 32):
            sess.run(train_ops, feed_dict={x: pixels[start:start + 32], y: prices[start:start + 32]})
