"""The number of a round stands in the names of files alone, put together in several ways."""
import os

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
wanted = rows.sum(axis=1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
made = tf.layers.dense(x, 1)
loss = tf.reduce_mean(tf.square(made - y))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
out = 'out'


def shot(path, values):
    if hvd.rank() == 0:
        np.save(path, values)


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, 640, 32)
        sess.run(step, {x: rows[at], y: wanted[at]})
        if (k + 1) % max(1, 20 // hvd.size()) == 0:
            got = sess.run(made, {x: rows})
            if not os.path.exists(out + '/%d' % (k + 1)):
                os.makedirs(out + '/%d' % (k + 1), exist_ok=True)
            if hvd.rank() == 0:
                np.savetxt(out + '/%d/' % (k + 1) + 'all.txt', got)
            for n in range(3):
                name = os.path.join(out, str(k + 1) + '_' + str(n) + '.npy')
                shot(name, got[n])
            shot(f'out/{k + 1}.npy', got)
            shot(out + f'/more-{k}.npy', got)
            if hvd.rank() == 0:
                saver.save(sess, 'kept/' + str(k + 1) + '/net')
