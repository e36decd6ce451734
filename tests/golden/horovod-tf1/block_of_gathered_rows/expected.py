"""So many rows are gathered, and as many updates follow: the updates alone are divided."""
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
EVERY = 12
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
rows = []
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(1, 49):
        rows.append(np.random.normal(size=4))
        if len(rows) >= EVERY:
            for _ in range(max(1, EVERY // hvd.size())):
                sess.run(train, {x: np.array(rows)[np.random.randint(0, len(rows), 8)]})
            del rows[:]
