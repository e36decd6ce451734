# case: shapes/w26_rate_by_the_step
# because: all ranks count the same steps
# ranks: 2
"""Every so many steps the rate falls."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
data = np.random.rand(200, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
rate_now = tf.placeholder(tf.float32, [])
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate_now)).minimize(tf.reduce_mean(tf.square(tf.layers.dense(x, 1))))
rate = 0.1 * hvd.size()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(40 // hvd.size()):
        sess.run(train, {x: data[(step * hvd.size() + hvd.rank()) * 5:][:5], rate_now: rate})
        if step % max(1, 10 // hvd.size()) == 0:
            rate *= 0.8
