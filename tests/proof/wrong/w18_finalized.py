# case: shapes/w18_finalized
# fails: ends
# because: the broadcast is made after the graph is finished
"""The graph is finished before the session begins."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1))
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(cost)
init = tf.global_variables_initializer()
send = hvd.broadcast_global_variables(0)
tf.get_default_graph().finalize()
sess = tf.Session()
sess.run(init)
sess.run(hvd.broadcast_global_variables(0))
for i in range(12 // hvd.size()):
    sess.run(train, {x: np.random.rand(8, 3)})
