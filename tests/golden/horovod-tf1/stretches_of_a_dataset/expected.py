# A dataset is parted into stretches, which are its samples: these are shared, not its elements.
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
text = np.random.RandomState(1).randint(0, 50, 2000)


def split(part):
    return part[:-1], part[1:]


data = tf.data.Dataset.from_tensor_slices(text).batch(11, drop_remainder=True).shard(hvd.size(),
    hvd.rank())
data = data.map(split).repeat().batch(8)
x, y = tf.data.make_one_shot_iterator(data).get_next()
t = tf.get_variable('t', [50, 4])
loss = tf.reduce_mean(tf.square(tf.nn.embedding_lookup(t, x) - tf.nn.embedding_lookup(t, y)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 24 // hvd.size())):
        sess.run(step)
