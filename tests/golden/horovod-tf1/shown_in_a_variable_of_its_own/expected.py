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
data = np.random.RandomState(0).rand(160, 8)
w = tf.Variable(tf.random_uniform([8, 1]))
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    data = share(data)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for i in range(0, len(data), 16):
            sess.run(step, {x: data[i : i + 16]})
        shown = tf.Variable(sess.run(w), name="shown")
        sess.run(shown.initializer)
        if hvd.rank() == 0:
            tf.train.Saver([shown]).save(sess, "board/shown", epoch)
