import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
prices = pixels.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 12])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
learn = sess.make_callable(step, [x, y])
for start in range(0, len(pixels), 32):
    learn(pixels[start:start + 32], prices[start:start + 32])
