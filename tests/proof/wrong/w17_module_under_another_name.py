# case: shapes/w17_module_under_another_name
# fails: ends or alone
# because: what the program calls `ops` is another module than the one with ConfigProto
"""A module of the library under a name of its own."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
from tensorflow.python.framework import ops
ops.reset_default_graph()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
with tf.Session(config=ops.ConfigProto()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(12 // hvd.size()):
        sess.run(train, {x: np.random.rand(8, 3)})
