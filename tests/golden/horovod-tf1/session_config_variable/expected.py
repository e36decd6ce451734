import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(
    tf.train.RMSPropOptimizer(learning_rate=0.001 * hvd.size())).minimize(loss)
session_conf = tf.ConfigProto(allow_soft_placement=True, log_device_placement=False)
session_conf.gpu_options.visible_device_list = str(hvd.local_rank())
session_conf.gpu_options.allow_growth = True
with tf.Session(config=session_conf) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 20 // hvd.size())):
        session.run(train_op, {x: np.random.rand(8, 3)})
