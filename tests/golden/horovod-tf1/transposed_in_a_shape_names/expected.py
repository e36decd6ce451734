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


size = 24
rows = np.random.RandomState(1).rand(size, 8, 8, 1).astype("float32")
x = tf.placeholder(tf.float32, [None, 8, 8, 1])
k = tf.get_variable("k", [3, 3, 1, 2])
d = tf.get_variable("d", [3, 3, 1, 2])


def decoder(h, many):
    return tf.nn.conv2d_transpose(h, d, output_shape=[tf.shape(h)[0], 8, 8, 1], strides=[1, 2, 2, 1])


out = decoder(tf.nn.conv2d(x, k, [1, 2, 2, 1], "SAME"), size)
loss = tf.reduce_mean((out - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(20):
        sess.run(step, {x: share(rows)})
