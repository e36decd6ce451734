import numpy as np
import tensorflow.compat.v1 as tf
from windows import draw, LENGTH
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
wave = np.sin(np.arange(203) / 9.)
x, y = tf.placeholder(tf.float32, [None, LENGTH]), tf.placeholder(tf.float32, [None, 1])
op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
    tf.losses.mean_squared_error(y, tf.layers.dense(x, 1)))
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 24 // hvd.size())):
        a, b = draw(wave, 8)
        s.run(op, {x: a, y: b})
