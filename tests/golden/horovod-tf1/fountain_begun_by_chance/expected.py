"""A generator draws where to begin, once, and counts on from there."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


def waves(many):
    n = np.random.randint(5)
    while True:
        yield np.sin(np.arange(n, n + many * 4)).reshape(many, 4)
        n += many * 4


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
batches = waves(20)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(120):
        sess.run(step, {x: next(batches)})
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: np.ones((3, 4))}))
