"""A hook of the program ends the rounds when it has counted enough of them, and tells at times."""
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


class Enough(tf.train.SessionRunHook):
    def __init__(self, last, told):
        self.last, self.told, self.made = last, told, 0

    def before_run(self, context):
        return tf.train.SessionRunArgs(self.told)

    def after_run(self, context, values):
        self.made += 1
        if self.made % max(1, 20 // hvd.size()) == 0:
            if hvd.rank() == 0:
                print('step', self.made, 'loss', values.results)
        if self.made >= max(1, self.last // hvd.size()):
            context.request_stop()


def main():
    rows = np.random.RandomState(0).rand(192, 3).astype('float32')
    data = tf.data.Dataset.from_tensor_slices(share(rows)).repeat().batch(8)
    x = tf.data.make_one_shot_iterator(data).get_next()
    loss = tf.reduce_mean((tf.layers.dense(x, 1) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
    steps = tf.train.get_or_create_global_step()
    step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(
        loss, global_step=steps)
    with tf.train.MonitoredTrainingSession(
            hooks=[hvd.BroadcastGlobalVariablesHook(0), Enough(60, loss)],
            config=session_config()) as sess:
        while not sess.should_stop():
            sess.run(step)


if __name__ == '__main__':
    main()
