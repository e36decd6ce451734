import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


points = np.random.RandomState(2).rand(170, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices((points, points.sum(1, keepdims=True))).skip(10).shard(
    hvd.size(), hvd.rank())
x, y = data.shuffle(40).batch(8).repeat().make_one_shot_iterator().get_next()
cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(max(1, 60 // hvd.size())):
        sess.run(op)
