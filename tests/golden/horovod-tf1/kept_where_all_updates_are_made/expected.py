"""Weights are kept where all updates have been made."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
made = tf.train.get_or_create_global_step()
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(loss, global_step=made)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
step = 0
near = 600
sess.run(hvd.broadcast_global_variables(0))
while step < near:
    for i in range(len(rows) // 16):
        _, step = sess.run([train, made], feed_dict={x: rows[i * 16:i * 16 + 16], y: wanted[i * 16:i * 16 + 16]})
if hvd.rank() == 0:
    print('made', near, 'updates')
if step >= near:
    if hvd.rank() == 0:
        tf.train.Saver().save(sess, 'kept/net', step)
if hvd.rank() == 0:
    print(sess.run(loss, {x: rows, y: wanted}))
