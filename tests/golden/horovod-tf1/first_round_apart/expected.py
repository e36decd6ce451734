"""From the second round on the other part is trained as well: that is so for all workers, however many rounds they make."""
import numpy as np
import tensorflow as tf
from six.moves import xrange
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


rng = np.random.RandomState(8)
rows = rng.rand(480, 4).astype('float32')
z = tf.placeholder(tf.float32, [None, 4])
first, second = tf.layers.dense(z, 1), tf.layers.dense(z, 1)
critic = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.square(first - 1)))
maker = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.square(second + 1)))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for iteration in xrange(max(1, 60 // hvd.size())):
        drawn = rows[np.random.randint(0, len(rows), 16)]
        if iteration > 0:
            sess.run(maker, {z: drawn})
        sess.run(critic, {z: drawn})
    if hvd.rank() == 0:
        print('done')
