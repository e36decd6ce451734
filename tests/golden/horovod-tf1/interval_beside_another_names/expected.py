"""An interval writes what another one gives, in which there is an update: both stay as they are."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import os

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
aux = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.001 * hvd.size())).minimize(loss + 1)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(1, max(1, 40 // hvd.size()) + 1):
        batch = np.random.normal(size=(8, 4))
        sess.run(train, {x: batch})
        if i % 5 == 0:
            _, value = sess.run([aux, loss], {x: batch})
        if i % 10 == 0:
            with open("log.txt" if hvd.rank() == 0 else os.devnull, "a") as f:
                f.write("%d %f\n" % (i, value))
