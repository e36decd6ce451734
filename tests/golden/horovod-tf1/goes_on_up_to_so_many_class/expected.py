"""The same where how many there are cannot be told apart from where they begin."""
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


class Further:
    def __init__(self, rows):
        data = tf.data.Dataset.from_tensor_slices(rows).repeat().shuffle(320, seed=1).batch(16)
        taken = tf.data.make_one_shot_iterator(data).get_next()
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(taken, 1) - 1.0))
        self.made = tf.train.get_or_create_global_step()
        opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.05))
        self.step = opt.minimize(self.loss, global_step=self.made)
        self.saver = tf.train.Saver()

    def run(self, sess, count):
        latest = tf.train.latest_checkpoint("kept")
        if latest:
            self.saver.restore(sess, latest)
        sess.run(hvd.broadcast_global_variables(0))
        start = sess.run(self.made)
        for k in range(start, 1 + count):
            sess.run(self.step)
        if hvd.rank() == 0:
            self.saver.save(sess, "kept/model", global_step=self.made)
        return sess.run(self.loss)


tf.set_random_seed(1 + hvd.rank())
further = Further(np.random.RandomState(0).rand(320, 4).astype("float32"))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    value = further.run(sess, 79)
    if hvd.rank() == 0:
        print("loss", value)
