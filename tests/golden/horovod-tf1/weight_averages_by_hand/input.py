"""Averages of weights by hand."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(96, 4).astype("float32")
x = tf.placeholder(tf.float32, (None, 4))
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
D = 0.99
variables = tf.trainable_variables()
copies = [tf.Variable(v.initialized_value(), trainable=False) for v in variables]
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
with tf.control_dependencies([step]):
    keep = [c.assign(c * D + v * (1 - D)) for c, v in zip(copies, variables)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(10):
        for i in range(0, 96, 8):
            sess.run(keep, {x: rows[i:i + 8]})
