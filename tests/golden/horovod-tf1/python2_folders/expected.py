# Python 2 knows no `exist_ok`: the first worker makes the folders.
import os
import tensorflow as tf
import numpy as np
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


for name in ('kept', 'logs'):
    if not os.path.exists(name):
        if hvd.rank() == 0:
            os.makedirs(name)
if hvd.rank() == 0:
    os.mkdir('kept/last')
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss)
rows = np.random.rand(400, 3)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for i in xrange(0, 400, 8):
    sess.run(train, {x: rows[i:i + 8]})
if hvd.rank() == 0:
    print 'loss', sess.run(loss, {x: rows})
    tf.train.Saver().save(sess, 'kept/last/net')
