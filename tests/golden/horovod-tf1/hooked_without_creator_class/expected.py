"""A session with hooks that a method opens, with no hooks of its own."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Net:
    def __init__(self):
        self.x = tf.compat.v1.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.compat.v1.layers.dense(self.x, 1) ** 2)
        step = tf.compat.v1.train.get_or_create_global_step()
        self.op = hvd.DistributedOptimizer(
            tf.compat.v1.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss, step)

    def fit(self, data):
        with tf.compat.v1.train.MonitoredSession(
                session_creator=tf.compat.v1.train.ChiefSessionCreator(
                    config=tf.compat.v1.ConfigProto(
                        gpu_options=tf.compat.v1.GPUOptions(
                            visible_device_list=str(hvd.local_rank())))),
                hooks=[hvd.BroadcastGlobalVariablesHook(0)]) as sess:
            data = share(data)
            for i in range(0, len(data), 8):
                sess.run(self.op, {self.x: data[i:i + 8]})


tf.compat.v1.disable_eager_execution()
Net().fit(np.random.RandomState(0).rand(240, 3))
