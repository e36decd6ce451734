"""The same, by `dict` and a name, in a method."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def own_gpu_v1(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)

    def open(self):
        memory = dict(allow_growth=True)
        return tf.Session(
            config=own_gpu_v1(tf.ConfigProto(gpu_options=memory, allow_soft_placement=True)))


rows = np.random.RandomState(1).rand(96, 4).astype("float32")
trainer = Trainer()
with trainer.open() as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for i in range(max(1, 12 // hvd.size())):
        sess.run(trainer.step, {trainer.x: rows[i * 8:(i + 1) * 8]})
