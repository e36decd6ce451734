"""A schedule begins where the graph says that a run has ended."""
import numpy as np
import tensorflow.compat.v1 as tf
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
rows = np.random.RandomState(0).rand(400, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()

begin = tf.Variable(0, trainable=False, dtype=tf.int64)
note = tf.assign(begin, gs)
rate = tf.train.exponential_decay(0.1, (gs - begin) * hvd.size(), 100, 0.5)

step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss,
    global_step=gs)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(max(1, 120 // hvd.size())):
        at = np.random.randint(0, len(rows), 10)
        sess.run(step, {x: rows[at]})
