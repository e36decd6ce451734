"""Every tenth round goes on before the rate falls: it falls in the nine others."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(1).rand(400, 4)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
rate = tf.placeholder(tf.float32, [])
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss)
saver = tf.train.Saver()
now = 0.1
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(1, max(1, 100 // hvd.size()) + 1):
        at = np.random.randint(0, 400, 16)
        sess.run(step, {x: rows[at], rate: now})
        if k % 10 == 0:
            if hvd.rank() == 0:
                saver.save(sess, 'kept/net', global_step=k)
            continue
        now = now * 0.98 ** hvd.size()
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: np.ones((3, 4))}))
