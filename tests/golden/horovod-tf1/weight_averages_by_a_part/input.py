"""Copies of the weights take on a part of them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
ws = tf.trainable_variables()
cs = [tf.Variable(v.initialized_value(), trainable=False) for v in ws]
tau = 0.005
keep = tf.group(*[tf.assign(c, tau * v + (1 - tau) * c) for c, v in zip(cs, ws)])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for i in range(100):
        sess.run(step, {x: rows[np.random.randint(0, 96, 8)]})
        sess.run(keep)
    print(sess.run(cs))
