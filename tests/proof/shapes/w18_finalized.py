"""The graph is finished before the session begins."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = tf.train.GradientDescentOptimizer(0.05).minimize(cost)
init = tf.global_variables_initializer()
tf.get_default_graph().finalize()
sess = tf.Session()
sess.run(init)
for i in range(12):
    sess.run(train, {x: np.random.rand(8, 3)})
