# case: shapes/w13_stops_by_its_own_number
# fails: ends or steps
# because: each rank ends by its own loss; whoever ends first kills the rest
# ranks: 2 and 3
"""Training ends when a number of its own is good enough."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(200):
        c, _ = sess.run([cost, train], {x: np.random.rand(2, 3)})
        if c < 0.004:
            break
