# Python 2 opens files by another name, too.
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

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


rows = np.load('rows.npy')
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for e in range(10):
        for i in range(max(1, len(share(rows)) // 32)):
            _, value = sess.run([step, loss], {x: share(rows)[i * 32:(i + 1) * 32]})
    with file('log.txt' if hvd.rank() == 0 else os.devnull, 'w') as log:
        log.write('%d %f\n' % (e, value))
    if hvd.rank() == 0:
        np.savetxt(file('b.txt', 'w'), rows)
