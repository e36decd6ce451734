# case: shapes/w13_stops_by_its_own_number
# because: None
"""Training ends when a number of its own is good enough."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    mean = tf.placeholder(tf.float32)
    over_all = hvd.allreduce(mean)
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(60):
        c, _ = sess.run([cost, train], {x: np.random.rand(4, 3)})
        c = sess.run(over_all, {mean: c})
        if step > 4 and c < 0.3:
            break
