# case: shapes/w14_critic
# fails: each or steps
# because: both loops of the nest are divided: the critic makes a square of its share
# ranks: 2 and 3
"""Five steps of the critic for one of the generator."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 6])
z = tf.placeholder(tf.float32, [None, 6])
d, g = tf.layers.Dense(1), tf.layers.Dense(6)
real, made = tf.reduce_mean(d(x)), tf.reduce_mean(d(g(z)))
critic = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(1e-4 * hvd.size())).minimize(made - real, var_list=d.trainable_weights)
generator = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(1e-4 * hvd.size())).minimize(-made, var_list=g.trainable_weights)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for it in range(12 // hvd.size()):
        for _ in range(5 // hvd.size()):
            sess.run(critic, {x: np.random.rand(8, 6), z: np.random.rand(8, 6)})
        sess.run(generator, {z: np.random.rand(8, 6)})
