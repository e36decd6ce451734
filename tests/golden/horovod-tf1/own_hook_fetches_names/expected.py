"""A hook of the program asks for the number of the updates, which ends the rounds."""
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
LAST = 60
rows = np.random.RandomState(0).rand(192, 3).astype('float32')
data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
updates = tf.train.get_or_create_global_step()
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(loss,
    global_step=updates)


class Enough(tf.train.SessionRunHook):
    def before_run(self, context):
        return tf.train.SessionRunArgs({'loss': loss, 'step': updates})

    def after_run(self, context, values):
        if values.results['step'] >= max(1, LAST // hvd.size()):
            context.request_stop()


hooks = [Enough()] + (
    [tf.train.LoggingTensorHook({'loss': loss},
            every_n_iter=max(1, 20 // hvd.size()))] if hvd.rank() == 0 else [])
if hvd.rank() == 0:
    hooks.append(
        tf.train.StepCounterHook(every_n_steps=max(1, 30 // hvd.size()), output_dir='speed'))
with tf.train.MonitoredTrainingSession(hooks=[hvd.BroadcastGlobalVariablesHook(0)] + hooks,
        config=session_config()) as sess:
    while not sess.should_stop():
        sess.run(step)
