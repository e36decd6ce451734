import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
import tensorflow_hub as hub
m = hub.Module('x', trainable=True)
h = m(x)
h = tf.layers.dense(h, 4)
h = tf.layers.dense(h, 4)
loss = tf.reduce_mean(h)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: np.ones((4, 4))})
