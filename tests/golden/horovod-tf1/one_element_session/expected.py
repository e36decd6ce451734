"""A dataset of one element, of which the other workers would have none."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_eager_execution()
rows = np.random.RandomState(0).rand(64, 4).astype('float32')
x = tf.data.Dataset.from_tensors(rows).repeat().make_one_shot_iterator().get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1)[:, 0] - tf.reduce_sum(x, 1)) ** 2)
train = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(30):
        sess.run(train)
