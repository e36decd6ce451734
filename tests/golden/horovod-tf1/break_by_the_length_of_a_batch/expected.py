# A batch that is not whole ends a pass, which all come to alike.
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_eager_execution()


def batches(rows, size=64):
    i = 0
    while i < len(rows):
        yield rows[i:i + size]
        i = i + size


rows = np.random.RandomState(1).rand(960, 8)
x = tf.placeholder(tf.float32, [64, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for b in batches(rows):
            if len(b) < 64: break
            sess.run(step, feed_dict={x: b})
