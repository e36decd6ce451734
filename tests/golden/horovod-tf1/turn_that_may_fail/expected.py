import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


pixels = np.random.RandomState(3).rand(480, 12).astype("float32")


def batches():
    for low in range(0, 480, 16):
        yield pixels[low:low + 16]


x = tf.placeholder(tf.float32, [None, 12])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for rows in batches():
        try:
            batch = np.array(rows).reshape(16, 12)
        except ValueError:
            continue
        sess.run(train_op, feed_dict={x: batch})
