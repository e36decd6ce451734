import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


global_step = tf.Variable(0, trainable=False)
x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
learning_rate = tf.train.exponential_decay(0.1, global_step * hvd.size(), 1000, 0.96,
    staircase=True)
optimizer = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(learning_rate * hvd.size(),
                                       0.9)).minimize(loss,
                                                     global_step=global_step)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 20 // hvd.size())):
        sess.run(optimizer, {x: np.random.rand(8, 3)})
