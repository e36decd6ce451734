"""Every second time that the net is kept it is kept under a name of its own."""
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
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
k = 0
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    while k < max(1, 120 // hvd.size()):
        k += 1
        at = np.random.randint(0, 400, 16)
        sess.run(step, {x: rows[at]})
        if k * hvd.size() % 20 >= hvd.size():
            continue
        if hvd.rank() == 0:
            saver.save(sess, 'kept/net', global_step=k)
        if k * hvd.size() % 40 >= hvd.size():
            continue
        if hvd.rank() == 0:
            saver.save(sess, 'kept/second', global_step=k)
    if hvd.rank() == 0:
        print('loss', sess.run(loss, {x: np.ones((3, 4))}))
