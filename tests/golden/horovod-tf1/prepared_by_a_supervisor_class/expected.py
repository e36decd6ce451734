"""A supervisor prepares the session that an object keeps."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


tf.disable_v2_behavior()


class Trainer(object):
    def __init__(self, rows, folder):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.made = tf.Variable(0, trainable=False, name="made")
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            self.loss, global_step=self.made)
        first_weights = hvd.broadcast_global_variables(0)
        self.sv = tf.train.Supervisor(logdir=folder if hvd.rank() == 0 else tempfile.mkdtemp(),
            is_chief=True, summary_op=None,
                                      save_model_secs=300, global_step=self.made)
        config = tf.ConfigProto(allow_soft_placement=True)
        config.gpu_options.visible_device_list = str(hvd.local_rank())
        self.sess = self.sv.prepare_or_wait_for_session(config=config)
        self.sess.run(first_weights)

    def train(self, passes):
        for turn in range(passes):
            for k in range(0, max(1, len(self.rows) // hvd.size()), 16):
                self.sess.run(self.step, {self.x: share(self.rows)[k:k + 16]})
        if hvd.rank() == 0:
            print("loss", self.sess.run(self.loss, {self.x: self.rows[:64]}))


Trainer(np.random.RandomState(0).rand(640, 4), "kept").train(3)
