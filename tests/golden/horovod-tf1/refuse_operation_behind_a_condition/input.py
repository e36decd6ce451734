import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
optimizer = tf.train.GradientDescentOptimizer(0.01)
update = tf.cond(tf.reduce_mean(y) > 100., lambda: tf.no_op(), lambda: optimizer.minimize(loss))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for start in range(0, len(pixels), 32):
            sess.run(update, feed_dict={x: pixels[start:start + 32], y: prices[start:start + 32]})
