"""Hooks that write are the first worker's, whatever way they come among those of the session."""
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
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
steps = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=steps)
told = tf.summary.scalar('loss', loss)


def ends(last):
    counter = tf.train.StepCounterHook(max(1, 20 // hvd.size()),
        output_dir='speed') if hvd.rank() == 0 else tf.train.SessionRunHook()
    return tf.train.StopAtStepHook(max(1, last // hvd.size())), counter


hooks = list(ends(60))
hooks += [
    tf.train.CheckpointSaverHook('kept',
        save_steps=max(1, 20 // hvd.size()))] if hvd.rank() == 0 else []
hooks.extend(
    [tf.train.NanTensorHook(loss)] + (
        [
            tf.train.CheckpointSaverHook('late',
                save_steps=max(1, 40 // hvd.size()))] if hvd.rank() == 0 else []))
hooks.insert(0,
    tf.train.SummarySaverHook(max(1, 10 // hvd.size()), output_dir='board',
        summary_op=told) if hvd.rank() == 0 else tf.train.SessionRunHook())
hooks = hooks + (
    [tf.train.LoggingTensorHook({'loss': loss},
            every_n_iter=max(1, 10 // hvd.size()))] if hvd.rank() == 0 else [])
with tf.train.MonitoredTrainingSession(
        hooks=[hvd.BroadcastGlobalVariablesHook(0)] + list(hooks or []),
        config=session_config()) as sess:
    while not sess.should_stop():
        sess.run(step)
