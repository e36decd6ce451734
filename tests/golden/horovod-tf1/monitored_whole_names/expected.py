import numpy as np
import tensorflow as tf
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


rng = np.random.RandomState(4)
points = rng.rand(150, 4).astype('float32')
sums = points.sum(1, keepdims=True)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
step = tf.train.get_or_create_global_step()
op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(cost, global_step=step)
with tf.train.MonitoredTrainingSession(
        hooks=[hvd.BroadcastGlobalVariablesHook(0), tf.train.StopAtStepHook(last_step=40)],
        config=session_config()) as sess:
    while not sess.should_stop():
        sess.run(op, feed_dict={x: share(points), y: share(sums)})
