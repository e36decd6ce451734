# case: shapes/w29_boundaries
# fails: schedule
# because: a named number of steps stays while the steps shrink
# ranks: 2 and 3
"""Rates that change after named numbers of steps."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
HALVE_AFTER = 10
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.get_or_create_global_step()
halved = tf.train.exponential_decay(1.0, step, HALVE_AFTER, 0.5, staircase=True)
pieces = tf.train.piecewise_constant(step, [12 // hvd.size(), 24 // hvd.size()], [0.1 * hvd.size(), 0.01 * hvd.size(), 0.001 * hvd.size()])
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(halved * pieces)).minimize(loss, global_step=step)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(36 // hvd.size()):
        sess.run(train, {x: np.random.rand(8, 3)})
