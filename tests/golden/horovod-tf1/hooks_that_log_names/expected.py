"""Hooks that tell what tensors hold stand in a list, and are added to one."""
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

rows = np.random.RandomState(3).rand(192, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
count = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=count)
hooks = [tf.train.StopAtStepHook(max(1, 60 // hvd.size()))] + (
    [tf.train.LoggingTensorHook({"loss": loss},
            every_n_iter=max(1, 20 // hvd.size()))] if hvd.rank() == 0 else [])
if hvd.rank() == 0:
    hooks.append(tf.train.LoggingTensorHook([count], every_n_secs=5))
with tf.train.MonitoredTrainingSession(hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks,
        config=session_config()) as sess:
    while not sess.should_stop():
        sess.run(step)
