"""Every so many rounds the rate is halved; the others go on before."""
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
now = 0.1
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 100 // hvd.size())):
        at = np.random.randint(0, 400, 16)
        sess.run(step, {x: rows[at], rate: now})
        if (k + 1) * hvd.size() % 20 >= hvd.size():
            continue
        now = now * 0.5
        if hvd.rank() == 0:
            print('the rate is now', now)
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: np.ones((3, 4))}))
