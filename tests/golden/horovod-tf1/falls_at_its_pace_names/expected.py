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


tf.disable_v2_behavior()

rng = np.random.RandomState(4)
rows = rng.rand(240, 3).astype('float32')
wanted = rows.dot([[1.], [-2.], [.5]]).astype('float32')

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
rate = tf.placeholder(tf.float32, [])
w = tf.get_variable('w', [3, 1])
cost = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
learn = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(cost)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    now = 0.1
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 60 // hvd.size())):
        at = (k * 8) % (len(share(rows)) - 8)
        sess.run(learn, {x: share(rows)[at:at + 8], y: share(wanted)[at:at + 8], rate: now})
        if k * hvd.size() % 5 < hvd.size():
            now *= 0.9
    if hvd.rank() == 0:
        print('cost', sess.run(cost, {x: rows, y: wanted}))
