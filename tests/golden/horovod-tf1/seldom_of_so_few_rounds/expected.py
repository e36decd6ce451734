"""A network is copied every so many rounds, of which many workers have too few."""
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
x = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(x, 4, name='q')
target = tf.layers.dense(x, 4, name='t')
loss = tf.reduce_mean(tf.square(out - target))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss,
    var_list=tf.trainable_variables('q'))
copy = [b.assign(a) for a, b in zip(tf.trainable_variables('q'), tf.trainable_variables('t'))]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(1, max(1, 48 // hvd.size()) + 1):
        sess.run(train, {x: np.random.normal(size=(8, 4))})
        if step % 20 == 0:
            sess.run(copy)
