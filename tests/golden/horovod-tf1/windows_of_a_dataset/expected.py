# The same by windows, in a function.
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


def windows(series, n):
    cut = tf.data.Dataset.from_tensor_slices(series).window(n, shift=1, drop_remainder=True).shard(
        hvd.size(), hvd.rank())
    return cut.flat_map(lambda w: w.batch(n)).repeat().batch(8)


series = np.sin(np.arange(400) / 9.).astype(np.float32)
x = tf.data.make_one_shot_iterator(windows(series, 6)).get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.reshape(x, [-1, 6])[:, :5], 1) - x[:, 5:]))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 24 // hvd.size())):
        sess.run(step)
