# case: shapes/w27_optimizer_elsewhere
# fails: one_model or shared
# because: the module with the optimizer was not read; nothing is wrapped
"""The optimizer stands in another module."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
tf.disable_v2_behavior()
hvd.init()
import net

model = net.Net()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(12 // hvd.size()):
        sess.run(model.train_op, {model.x: np.random.rand(8, 3)})
