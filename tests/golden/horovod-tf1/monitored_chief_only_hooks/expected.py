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

x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable('w', [3, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w)))
train_op = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=tf.train.get_or_create_global_step())
with tf.train.MonitoredTrainingSession(
        hooks=[hvd.BroadcastGlobalVariablesHook(0),
            tf.train.StopAtStepHook(last_step=max(1, 20 // hvd.size()))],
        chief_only_hooks=[
            tf.train.LoggingTensorHook([loss],
                every_n_iter=max(1, 5 // hvd.size()))] if hvd.rank() == 0 else None,
        config=session_config()) as sess:
    while not sess.should_stop():
        sess.run(train_op, {x: np.random.rand(8, 3)})
