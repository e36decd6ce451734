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
w = tf.get_variable("w", [8, 1])
tf.add_to_collection("eve", w)
kept = tf.get_variable("kept", [], initializer=tf.zeros_initializer(), trainable=False)
tf.add_to_collection("counts", kept)
loss = tf.reduce_mean(tf.square(tf.matmul(x[:, :8], w) - x[:, 8:]))
reset = [v.initializer for v in tf.get_collection("eve")]
begin = [v.initializer for v in tf.get_collection("counts")]
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for trial in range(3):
        sess.run(reset)
        sess.run(hvd.broadcast_global_variables(0))
        sess.run(begin)
        for i in range(0, len(share(data)), 16):
            sess.run(step, {x: share(data)[i : i + 16]})
        if hvd.rank() == 0:
            print(trial, sess.run(loss, {x: data}))
