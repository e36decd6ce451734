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


class Sample:
    def __init__(self, at):
        self.at = at
        self.rows = None

    def load(self):
        if self.rows is None:
            self.rows = np.random.RandomState(self.at).rand(20, 4)
        return self.rows


x = tf.placeholder(tf.float32, [None, 4])
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.reduce_mean(tf.square(tf.layers.dense(x, 3))))
samples = [Sample(at) for at in range(36)]
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    samples = share(samples)
    sess.run(hvd.broadcast_global_variables(0))
    for turn in range(3):
        for sample in samples:
            sess.run(step, {x: sample.load()})
    if hvd.rank() == 0:
        print("made")
