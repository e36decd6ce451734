"""A session with hooks, with rounds that begin at a given number."""
import os
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(400, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 1.0))
gs = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss,
    global_step=gs)

start = int(os.environ.get("FROM", 0))
data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(
    8).make_one_shot_iterator().get_next()
loss = tf.reduce_mean(tf.square(tf.layers.dense(data, 1) - 1.0))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05 * hvd.size())).minimize(loss,
    global_step=gs)
with tf.train.MonitoredTrainingSession(checkpoint_dir="kept" if hvd.rank() == 0 else None,
        config=session_config(), hooks=[hvd.BroadcastGlobalVariablesHook(0)]) as sess:
    for k in range(start, max(1, 120 // hvd.size())):
        sess.run(step)
        if k % 50 == 0:
            if hvd.rank() == 0:
                print(k)
