"""Two functions are asked by one number, one for what is given and one for what is wanted."""
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


def points(which, many=16):
    first = which * many
    return np.array([[np.cos(n), np.sin(n), n % 3] for n in range(first, first + many)])


def values(which, many=16):
    first = which * many
    return np.array([[np.cos(n) + 2 * np.sin(n)] for n in range(first, first + many)])


given = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 1])
error = tf.losses.mean_squared_error(wanted, tf.layers.dense(given, 1))
update = hvd.DistributedOptimizer(
    tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(error)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for number in range(max(1, 1200 // hvd.size())):
        session.run(update,
            feed_dict={given: points(number * hvd.size() + hvd.rank()),
                wanted: values(which=number * hvd.size() + hvd.rank())})
    if hvd.rank() == 0:
        print('error %.5f' % session.run(error, {given: points(0, 99), wanted: values(0, 99)}))
