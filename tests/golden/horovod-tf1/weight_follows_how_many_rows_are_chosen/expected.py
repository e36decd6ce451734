"""A weight of the loss follows how many rows of a batch are chosen."""
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


rows = np.random.RandomState(1).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
c = tf.Variable(0., trainable=False)
pos = tf.boolean_mask(x, tf.squeeze(y, 1) > 2)
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y)) * c
up = tf.assign(c,
    hvd.allreduce(0.9 * c + 0.1 * tf.reduce_sum(tf.cast(tf.shape(pos)[0], tf.float32))))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
sess.run(hvd.broadcast_global_variables(0))
for i in range(max(1, 200 // hvd.size())):
    at = np.random.randint(0, len(share(rows)), 16)
    sess.run([step, up], {x: share(rows)[at], y: share(wanted)[at]})
if hvd.rank() == 0:
    print(sess.run(loss, {x: rows, y: wanted}))
