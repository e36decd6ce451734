"""A method asks the graph how many rounds were made, and begins within the pass."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Learner:
    def __init__(self, rows, size):
        self.rows, self.size = rows, size
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        self.made = tf.train.get_or_create_global_step()
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(
            self.loss, global_step=self.made)
        self.saver = tf.train.Saver()

    def train(self, sess, per):
        last = tf.train.latest_checkpoint('kept')
        if last:
            self.saver.restore(sess, last)
        sess.run(hvd.broadcast_global_variables(0))
        done = tf.train.global_step(sess, self.made)
        first = int(done / max(1, per // hvd.size()))
        begin = done - first * max(1, per // hvd.size())
        for turn in range(first, 4):
            for k in range(begin, max(1, per // hvd.size())):
                at = np.random.randint(0, len(self.rows), self.size)
                sess.run(self.step, {self.x: self.rows[at]})
            begin = 0
            if hvd.rank() == 0:
                self.saver.save(sess, 'kept/net', global_step=self.made)
        if hvd.rank() == 0:
            print('loss', sess.run(self.loss, {self.x: self.rows[:5]}))


learner = Learner(np.random.RandomState(5).rand(240, 4), 12)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    learner.train(sess, 20)
