import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(160, 9)
x = tf.placeholder(tf.float32, [None, 9])
with tf.variable_scope("eve"):
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :8], 1) - x[:, 8:]))
mine = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="eve")
reset = tf.group(*[w.initializer for w in mine])
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for trial in range(3):
        sess.run(reset)
        sess.run(hvd.broadcast_global_variables(0))
        for i in range(0, len(share(data)), 16):
            sess.run(step, {x: share(data)[i : i + 16]})
        if hvd.rank() == 0:
            print(trial, sess.run(loss, {x: data}))
