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


data = np.random.rand(210, 4)
x, z = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("made"):
    fake = tf.layers.dense(z, 4)
with tf.variable_scope("told"):
    judge = tf.layers.Dense(1)
    real, made = judge(x), judge(fake)
d_loss, g_loss = tf.reduce_mean(made) - tf.reduce_mean(real), -tf.reduce_mean(made)
d_step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(d_loss,
    var_list=tf.trainable_variables("told"))
g_step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(g_loss,
    var_list=tf.trainable_variables("made"))
with tf.Session(config=session_config()) as s:
    s.run(tf.global_variables_initializer())
    data = share(data)
    s.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for k in range(max(1, len(data) // 10)):
            noise = np.random.rand(10, 2)
            s.run(d_step, {x: data[k * 10:(k + 1) * 10], z: noise})
            if k % 3 == 0:
                s.run(g_step, {z: noise})
