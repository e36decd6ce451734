"""The first rounds train the critic more often."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope('critic'):
    score = tf.reduce_mean(tf.layers.dense(x, 1))
with tf.variable_scope('maker'):
    made = tf.layers.dense(tf.random_normal([8, 2]), 4)
gap = tf.reduce_mean(tf.square(made - x))
critic = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(tf.square(score),
    var_list=tf.trainable_variables('critic'))
maker = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(gap,
    var_list=tf.trainable_variables('maker'))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for it in range(40):
        if it < 10:
            turns = 5
        else:
            turns = 1
        for i in range(turns):
            sess.run(critic, {x: np.random.rand(8, 4)})
        sess.run(maker, {x: np.random.rand(8, 4)})
