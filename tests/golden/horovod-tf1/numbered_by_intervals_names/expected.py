# What is kept is named by how many intervals there were, a quotient made whole.
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


tf.disable_eager_execution()
x = tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 8) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(1e-3 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
rows = np.random.RandomState(1).rand(960, 8)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 40 // hvd.size())):
        at = np.random.randint(0, len(rows), 32)
        sess.run(step, {x: rows[at]})
        if i % max(1, 10 // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, 'at_{:02d}.ckpt'.format(int(i / max(1, 10 // hvd.size())) + 1))
