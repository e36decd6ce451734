"""Hooks tell of what each worker sees, or the first one alone."""
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
table = np.random.RandomState(4).rand(320, 4).astype('float32')
stock = tf.data.Dataset.from_tensor_slices(
    (share(table), share(table.sum(axis=1, keepdims=True)))).repeat().batch(8)
a, b = tf.data.make_one_shot_iterator(stock).get_next()
loss = tf.reduce_mean((tf.layers.dense(a, 1) - b) ** 2)
steps = tf.train.get_or_create_global_step()
op = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=steps)
tf.summary.scalar('loss', loss)
hooks = [tf.train.StopAtStepHook(last_step=max(1, 60 // hvd.size()))] + (
    [tf.train.LoggingTensorHook({'loss': loss}, every_n_iter=max(1, 10 // hvd.size())),
         tf.train.LoggingTensorHook({'step': steps}, every_n_iter=max(1, 10 // hvd.size())),
         tf.train.SummarySaverHook(save_steps=max(1, 10 // hvd.size()), output_dir='board',
             summary_op=tf.summary.merge_all())] if hvd.rank() == 0 else [])
with tf.train.MonitoredTrainingSession(hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks,
        config=session_config()) as sess:
    while not sess.should_stop():
        sess.run(op)
