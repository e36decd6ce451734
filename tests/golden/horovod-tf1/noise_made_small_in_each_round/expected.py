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
rate = tf.placeholder(tf.float32, [])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
now = 0.1
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 200 // hvd.size())):
        at = np.random.randint(0, len(share(rows)), 16)
        batch, hoped = share(rows)[at], share(wanted)[at]
        batch = batch * 0.5
        hoped *= 0.5
        noise = np.random.normal(size=batch.shape)
        noise *= 0.1
        if i % 2:
            shift = np.random.rand()
        else:
            shift = -np.random.rand()
        shift *= 0.25
        push = share(rows)[at[0]]
        push = push - 0.5
        sess.run(step, feed_dict={x: batch + noise + push, y: hoped + shift, rate: now})
        now *= 0.99 ** hvd.size()
    if hvd.rank() == 0:
        print(sess.run(loss, {x: rows, y: wanted}))
