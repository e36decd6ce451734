"""Weights are kept every twenty rounds, but not in the last hundred."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.RandomState(1).rand(640, 3).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05)).minimize(loss)
saver = tf.train.Saver()
steps = 400
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(steps):
        at = np.random.randint(0, len(rows), 8)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if k % 20 == 0 and k < steps - 100:
            if hvd.rank() == 0:
                saver.save(sess, 'net')
