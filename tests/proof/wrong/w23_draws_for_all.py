# case: shapes/w23_draws_for_all
# fails: cost
# because: each rank draws for all ranks and keeps its own
"""Noise is drawn for each step."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)


def draw():
    return np.random.rand(8, 3)


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(160 // hvd.size()):
        sess.run(train, {x: [draw() for _ in range(hvd.size())][hvd.rank()]})
