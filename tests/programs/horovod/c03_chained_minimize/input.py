import numpy as np
import tensorflow as tf

x_data = np.random.RandomState(1).rand(100).astype(np.float32)
y_data = x_data * 0.1 + 0.3

X = tf.placeholder(tf.float32)
Y = tf.placeholder(tf.float32)
W = tf.Variable(tf.random_uniform([1], -1.0, 1.0))
b = tf.Variable(tf.zeros([1]))
y = W * X + b
loss = tf.reduce_mean(tf.square(y - Y))
train = tf.train.GradientDescentOptimizer(0.5).minimize(loss)

init = tf.global_variables_initializer()
with tf.Session() as sess:
    sess.run(init)
    for step in range(201):
        sess.run(train, feed_dict={X: x_data, Y: y_data})
        if step % 20 == 0:
            print(step, sess.run(W), sess.run(b))
