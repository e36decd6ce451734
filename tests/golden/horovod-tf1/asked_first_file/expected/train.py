import numpy as np
import tensorflow.compat.v1 as tf

from last import restore_last
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
rows = np.random.RandomState(0).rand(320, 3)
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(0, max(1, 320 // hvd.size()), 8):
        sess.run(train, {x: share(rows)[i:i + 8]})
    if hvd.rank() == 0:
        saver.save(sess, "kept/net", global_step=1)
with tf.Session(config=session_config()) as again:
    restore_last(again, saver, "kept")
    last = again.run(loss, {x: rows})
    if hvd.rank() == 0:
        print(last)
