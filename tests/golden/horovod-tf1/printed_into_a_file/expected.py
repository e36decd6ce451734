import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

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


tf.set_random_seed(3 + hvd.rank())
rows = np.random.RandomState(1).rand(320, 4).astype('float32')
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-2 * hvd.size())).minimize(loss)
with tf.control_dependencies([step]):
    told = tf.print('loss', loss,
        output_stream='file://told.txt' if hvd.rank() == 0 else "file://" + os.devnull)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for at in range(0, len(share(rows)), 32):
            sess.run(told, {x: share(rows)[at:at + 32]})
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: rows}))
