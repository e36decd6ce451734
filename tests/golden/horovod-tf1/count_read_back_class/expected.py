"""An object counts its rounds, and begins with the number that a checkpoint's name says."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Solver(object):
    def __init__(self, sess, rows):
        self.sess, self.rows, self.made = sess, rows, 0
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.step = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()

    def load(self):
        kept = tf.train.get_checkpoint_state("kept")
        if kept and kept.model_checkpoint_path:
            self.saver.restore(self.sess, kept.model_checkpoint_path)
            self.made = int(kept.model_checkpoint_path.split("-")[-1])

    def train(self, most):
        self.sess.run(tf.global_variables_initializer())
        self.load()
        self.sess.run(hvd.broadcast_global_variables(0))
        self.made = from_first_v1(self.made)
        while self.made < max(1, most // hvd.size()):
            at = np.random.randint(0, len(self.rows), 8)
            self.sess.run(self.step, {self.x: self.rows[at]})
            self.made += 1
        if hvd.rank() == 0:
            self.saver.save(self.sess, "kept/model", global_step=self.made)
            print("loss", self.sess.run(self.loss, {self.x: self.rows[:80]}))


Solver(tf.Session(config=session_config()), np.random.RandomState(0).rand(400, 3)).train(120)
