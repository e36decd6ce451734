"""For so many rounds, which the graph counts, the cost holds more."""
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
table = np.random.RandomState(0).rand(480, 4).astype('float32')
rows = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(rows, 1)
seen = tf.Variable(0., trainable=False)
many = tf.assign_add(seen, 1.)
plain = tf.reduce_mean(tf.square(out - 1.))
cost = tf.cond(many < 20., lambda: plain + tf.reduce_mean(tf.abs(out)), lambda: plain)
go = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.001)).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(0, len(table), 8):
        sess.run(go, {rows: table[k:k + 8]})
