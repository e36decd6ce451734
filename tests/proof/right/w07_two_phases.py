# case: shapes/w07_two_phases
# because: both counts are divided
# ranks: 2 and 3
"""The first steps train one thing, the rest another."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
first, second = 20 // hvd.size(), 20 // hvd.size()
x = tf.placeholder(tf.float32, [None, 3])
opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size()))
one = opt.minimize(tf.reduce_mean(tf.square(tf.layers.dense(x, 1))))
two = opt.minimize(tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    step = 0
    while step < first + second:
        sess.run(one if step < first else two, {x: np.random.rand(8, 3)})
        step += 1
