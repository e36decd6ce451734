"""The last batch comes first."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


def batch(number, size):
    at = np.arange(number * size, (number + 1) * size)
    return np.stack([np.sin(at), np.cos(at), np.sin(2 * at), np.cos(2 * at)], 1)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.02 * hvd.size(), 0.9)).minimize(loss)
most = 24
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for number in range(max(1, most // hvd.size())):
        sess.run(step,
            {x: batch(size=12, number=most - 1 - (number * hvd.size() + hvd.rank()) % most)})
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: batch(200, 12)}))
