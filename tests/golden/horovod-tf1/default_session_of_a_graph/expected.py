import numpy as np
import tensorflow as tf
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


pixels = np.random.rand(480, 12).astype("float32")
graph = tf.Graph()
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 12])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
    train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
    init = tf.global_variables_initializer()
sess = tf.Session(graph=graph, config=session_config())
with sess.as_default():
    init.run()
    pixels = share(pixels)
    with tf.get_default_session().graph.as_default():
        hvd.broadcast_global_variables(0).run()
    for turn in range(max(1, 60 // hvd.size())):
        train_op.run({x: pixels[np.random.choice(len(pixels), 16)]})
