"""Five steps of the critic for one of the generator."""
import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 6])
z = tf.placeholder(tf.float32, [None, 6])
d, g = tf.layers.Dense(1), tf.layers.Dense(6)
real, made = tf.reduce_mean(d(x)), tf.reduce_mean(d(g(z)))
critic = tf.train.RMSPropOptimizer(1e-4).minimize(made - real, var_list=d.trainable_weights)
generator = tf.train.RMSPropOptimizer(1e-4).minimize(-made, var_list=g.trainable_weights)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for it in range(12):
        for _ in range(5):
            sess.run(critic, {x: np.random.rand(8, 6), z: np.random.rand(8, 6)})
        sess.run(generator, {z: np.random.rand(8, 6)})
