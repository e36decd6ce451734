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


rows = np.random.RandomState(1).rand(800, 4)
x = tf.placeholder(tf.float32, [None, 4])
z = tf.placeholder(tf.float32, [None, 4])
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x + 0.1 * z, 3))))
size = 20
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(0, len(rows) // size * size, size):
            sess.run(step, {x: rows[k:k + size], z: np.random.uniform(-1, 1, [size, 4])})
    if hvd.rank() == 0:
        print("made")
