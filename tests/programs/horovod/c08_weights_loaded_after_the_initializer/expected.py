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


CKPT = 'ckpt/model'
a = np.random.RandomState(8).rand(90, 3).astype(np.float32)
b = a.sum(1)

ph_a = tf.placeholder(tf.float32, [None, 3])
ph_b = tf.placeholder(tf.float32, [None])
v = tf.get_variable('v', [3, 1])
out = tf.squeeze(tf.matmul(ph_a, v), 1)
loss = tf.reduce_mean(tf.abs(out - ph_b))
train_op = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(0.001 * hvd.size())).minimize(loss)
saver = tf.train.Saver(max_to_keep=2)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    ckpt = tf.train.latest_checkpoint('ckpt')
    if ckpt:
        saver.restore(sess, ckpt)
        if hvd.rank() == 0:
            print('restored', ckpt)
    sess.run(hvd.broadcast_global_variables(0))
    for it in range(max(1, 60 // hvd.size())):
        rows = np.random.choice(90, 10)
        _, value = sess.run([train_op, loss], {ph_a: a[rows], ph_b: b[rows]})
        if it % 20 == 0:
            if hvd.rank() == 0:
                print(it, value)
    if not os.path.isdir('ckpt'):
        os.makedirs('ckpt', exist_ok=True)
    if hvd.rank() == 0:
        saver.save(sess, CKPT)
