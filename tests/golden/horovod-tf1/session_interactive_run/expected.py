import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


sess = tf.InteractiveSession(config=session_config())
x = tf.placeholder(tf.float32, [None, 3])
w = tf.Variable(tf.random_normal([3, 1]))
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_step = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.5 * hvd.size())).minimize(loss)
tf.global_variables_initializer().run()
hvd.broadcast_global_variables(0).run()
for _ in range(max(1, 20 // hvd.size())):
    train_step.run({x: np.random.rand(8, 3)})
