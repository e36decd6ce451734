import numpy as np
import tensorflow.compat.v1 as tf

from warm import load_more
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


tf.disable_v2_behavior()
data = np.random.RandomState(0).rand(500, 3).astype("f")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    bound = sess.run(loss, {x: data}) / 2
    # Weights change once more: they are sent again before the rounds.
    load_more(sess, tf.trainable_variables())
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(0, max(1, 500 // hvd.size()), 10):
        sess.run(train, {x: share(data)[i:i + 10]})
    if hvd.rank() == 0:
        print(sess.run(loss, {x: data}) < bound)
