"""What a hook has fetched is taken apart: the number of the updates says when they are enough."""
import numpy as np
import tensorflow as tf
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


class Trainer(object):
    def __init__(self, rows):
        data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
        x = data.make_one_shot_iterator().get_next()
        self.loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
        self.count = tf.train.get_or_create_global_step()
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            self.loss, global_step=self.count)

    def train(self, most):
        with tf.train.MonitoredTrainingSession(
                hooks=[hvd.BroadcastGlobalVariablesHook(0), Ends(self, most)],
                config=session_config()) as sess:
            while not sess.should_stop():
                sess.run(self.step)


class Ends(tf.train.SessionRunHook):
    def __init__(self, trainer, most):
        self.trainer, self.most = trainer, most

    def before_run(self, context):
        global_step = self.trainer.count
        return tf.train.SessionRunArgs([self.trainer.loss, global_step])

    def after_run(self, context, values):
        loss, made = values.results
        if made % max(1, 20 // hvd.size()) == max(1, 20 // hvd.size()) - 1:
            if hvd.rank() == 0:
                print('made', made)
        if made >= max(1, self.most // hvd.size()):
            context.request_stop()


Trainer(np.random.RandomState(1).rand(192, 3).astype('float32')).train(60)
