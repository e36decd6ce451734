"""The session is a parameter where the rounds are, and has another name where they are begun."""
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


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.gstep = tf.train.get_or_create_global_step()
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.opt = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            self.loss, global_step=self.gstep)

    def once(self, session, data, step):
        for i in range(0, len(share(data)), 8):
            session.run(self.opt, {self.x: share(data)[i:i + 8]})
            step += 1
        return step

    def train(self, data, epochs):
        with tf.Session(config=session_config()) as sess:
            sess.run(tf.global_variables_initializer())
            step = self.gstep.eval()
            sess.run(hvd.broadcast_global_variables(0))
            for epoch in range(epochs):
                step = self.once(sess, data, step)
            if hvd.rank() == 0:
                print("steps", step)


Net().train(np.random.RandomState(0).rand(320, 3), 3)
