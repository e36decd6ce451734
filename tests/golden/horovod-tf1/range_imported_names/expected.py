"""`range` comes from six: what would be written asks for the builtin."""
import numpy as np
import tensorflow.compat.v1 as tf
from six.moves import range
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
index = 0
words = np.random.RandomState(3).rand(120, 4).astype("float32")


def generate_batch(n):
    global index
    batch = words[index:index + n]
    index = (index + n) % (len(words) - n)
    return batch


x = tf.placeholder(tf.float32, [8, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for step in range(24):
        sess.run(train, {x: generate_batch(8)})
