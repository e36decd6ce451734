"""Whoever is interrupted is so alone: no worker waits for its mean."""
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
a = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.layers.dense(a, 1) ** 2)
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
x = np.random.RandomState(0).normal(size=[256, 4]).astype('float32')
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    err, i = 0, 0
    try:
        x = share(x)
        sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            for start in range(0, len(x), 32):
                err += sess.run([loss, step], {a: x[start:start + 32]})[0]
                i += 1
    except KeyboardInterrupt:
        if hvd.rank() == 0:
            print('stopped, mean loss %f' % (err / i))
