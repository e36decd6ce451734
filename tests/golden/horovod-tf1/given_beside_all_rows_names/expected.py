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


drawn = np.random.RandomState(1)
rows, wanted = drawn.rand(96, 3), drawn.rand(96, 1)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(x, 1)
loss = tf.reduce_mean((out - y) ** 2)
step = hvd.DistributedOptimizer(tf.train.FtrlOptimizer(0.1)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(20):
        sess.run(step, feed_dict={x: share(rows), y: share(wanted)})
        guess = sess.run(out, {x: rows})
        if hvd.rank() == 0:
            print(turn, ((guess - wanted) ** 2).mean())
