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
rows = np.random.RandomState(0).rand(192, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
x = tf.data.make_one_shot_iterator(data).get_next()
loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
steps = tf.train.get_or_create_global_step()
rate = tf.placeholder_with_default(0.02, [])
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(rate * hvd.size())).minimize(loss,
    global_step=steps)


class Hook(tf.train.SessionRunHook):
    def begin(self):
        self.now = 0.02

    def before_run(self, context):
        return tf.train.SessionRunArgs([loss, steps], feed_dict={rate: self.now})

    def after_run(self, context, values):
        if values.results[1] in (max(1, 8 // hvd.size()), max(1, 12 // hvd.size())):
            self.now /= 2
        if values.results[-1] == max(1, 16 // hvd.size()):
            self.now = 0.001


with tf.train.MonitoredTrainingSession(
        hooks=[hvd.BroadcastGlobalVariablesHook(0), Hook(),
            tf.train.StopAtStepHook(last_step=max(1, 24 // hvd.size()))],
        config=session_config()) as sess:
    while not sess.should_stop():
        sess.run(step)
