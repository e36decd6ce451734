# Where a configuration is made was not followed: it gets this worker's GPU where it is used.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def own_gpu_v1(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
settings = {"name": "a", "session": tf.ConfigProto(allow_soft_placement=True)}
rows = np.random.RandomState(0).rand(400, 3)
x = tf.placeholder(tf.float32, [None, 3])
update = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.layers.dense(x, 1) ** 2))
chosen = "sess" + "ion"
with tf.Session(config=own_gpu_v1(settings[chosen])) as s:
    s.run(tf.global_variables_initializer())
    rows = share(rows)
    s.run(hvd.broadcast_global_variables(0))
    for i in range(0, max(1, 400 // hvd.size()), 8):
        s.run(update, {x: rows[i:i + 8]})
