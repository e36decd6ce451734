# case: shapes/w22_print_ends_the_loop
# because: only the print is guarded
"""Printing is what ends the loop."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
messages = []
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(12 // hvd.size()):
        _, l = sess.run([train, cost], {x: np.random.rand(8, 3)})
        messages.append("loss %f" % l)
while messages:
    message = messages.pop(0)
    if hvd.rank() == 0:
        print(message)
