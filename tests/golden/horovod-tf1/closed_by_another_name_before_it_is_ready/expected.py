"""The default graph has a name, and is closed before its variables have values."""
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
rows = np.random.RandomState(0).rand(240, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
graph = tf.get_default_graph()
init = tf.global_variables_initializer()
with tf.Session(graph=graph, config=session_config()) as sess:
    sess.run(init)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for at in range(0, len(share(rows)), 8):
            sess.run(step, {x: share(rows)[at:at + 8]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows}))
