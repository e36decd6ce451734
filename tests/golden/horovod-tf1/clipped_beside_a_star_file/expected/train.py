import numpy as np
import tensorflow as tf
from layers import *
import horovod.tensorflow as hvd
import tempfile

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


class Judge:
    def __call__(self, x, reuse=False):
        with tf.variable_scope('judge', reuse=reuse):
            return dense(tf.nn.relu(dense(x, 8, 'a')), 1, 'b')

    @property
    def var(self):
        return tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, 'judge')


class Training:
    def __init__(self):
        judge = Judge()
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.z = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(judge(self.x)) - tf.reduce_mean(judge(self.z, reuse=True))
        self.clip = []
        for _, var in enumerate(judge.var):
            self.clip.append(var.assign(tf.clip_by_value(var, -0.01, 0.01)))
        self.step = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(5e-5 * hvd.size())).minimize(
            self.loss, var_list=judge.var)
        tf.summary.scalar('loss', self.loss)
        self.told = tf.summary.merge_all()
        self.sess = tf.Session(config=session_config())
        self.writer = tf.summary.FileWriter('logs' if hvd.rank() == 0 else tempfile.mkdtemp())

    def tell(self, summaries, k):
        [self.writer.add_summary(summary, k) if hvd.rank() == 0 else None for summary in summaries]

    def run(self, rows):
        self.sess.run(tf.global_variables_initializer())
        rows = share(rows)
        self.sess.run(hvd.broadcast_global_variables(0))
        for epoch in range(3):
            for k in range(max(1, len(rows) // 32)):
                fed = {self.x: rows[k * 32:k * 32 + 32], self.z: np.random.rand(32, 4)}
                self.sess.run(self.clip)
                _, told = self.sess.run([self.step, self.told], fed)
            self.tell([told], epoch)


Training().run(np.random.RandomState(6).rand(640, 4).astype('float32'))
