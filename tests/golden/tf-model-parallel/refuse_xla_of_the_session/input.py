import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
h = tf.layers.dense(x, 8)
h = tf.layers.dense(h, 8)
loss = tf.reduce_mean(tf.layers.dense(h, 1))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
config = tf.ConfigProto()
config.graph_options.optimizer_options.global_jit_level = tf.OptimizerOptions.ON_1
with tf.Session(config=config) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {x: np.ones((4, 4))})
