import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(
    tf.train.MomentumOptimizer(0.1 * hvd.size(), 0.9)).minimize(loss)
with tf.Session(config=session_config()):
    tf.global_variables_initializer().run()
    hvd.broadcast_global_variables(0).run()
    for step in range(max(1, 20 // hvd.size())):
        train_op.run(feed_dict={x: np.random.rand(8, 3)})
