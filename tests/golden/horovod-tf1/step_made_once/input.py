import numpy as np
import tensorflow as tf

pixels = np.random.rand(480, 12).astype("float32")
x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train_op = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    _, cost = sess.run([train_op, loss], feed_dict={x: pixels})
print("loss", cost)
