import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


rows = np.random.RandomState(6).rand(160, 3).astype('float32')
x = tf.placeholder(tf.float32, [None, 3])
cost = tf.reduce_mean(tf.square(x - tf.layers.dense(tf.layers.dense(x, 2), 3)))
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(cost)
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    s.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 50 // hvd.size())):
        picked = np.random.randint(0, 160, 16)
        _, value = s.run([op, cost], {x: rows[picked]})
        if k == max(1, 50 // hvd.size()) - 1:
            if hvd.rank() == 0:
                print('at the end: %.4f' % value)
