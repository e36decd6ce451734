"""What is told every so many rounds, in a module and in a function of its own, comes rarer."""
import numpy as np
import tensorflow.compat.v1 as tf

from turns import train

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3], name="x")
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
train(rows, (sess, loss, step), 40)
