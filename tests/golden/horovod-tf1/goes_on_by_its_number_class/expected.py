"""An object goes on up to so many rounds, and keeps the number of the next one."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


tf.disable_v2_behavior()


class Trainer:
    def __init__(self, rows):
        self.rows = rows
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.sess = tf.Session(config=session_config())

    def begin(self):
        self.sess.run(tf.global_variables_initializer())
        found = tf.train.get_checkpoint_state("kept")
        if found and found.model_checkpoint_path:
            self.saver.restore(self.sess, found.model_checkpoint_path)
            return int(found.model_checkpoint_path.split("-")[-1])
        return 0

    def keep(self, number):
        if hvd.rank() == 0:
            self.saver.save(self.sess, "kept/model", global_step=number)

    def train(self, until, often):
        done = self.begin()
        self.sess.run(hvd.broadcast_global_variables(0))
        done = from_first_v1(done)
        for number in range(done + 1, until + 1, hvd.size()):
            batch = self.rows[np.random.choice(len(self.rows), 16)]
            now, _ = self.sess.run([self.loss, self.step], {self.x: batch})
            if -number % 50 < hvd.size():
                if hvd.rank() == 0:
                    print("%d: %f" % (number, now))
            if -number % often < hvd.size() or number <= until < number + hvd.size():
                self.keep(number)


Trainer(np.random.RandomState(0).rand(640, 4)).train(200, 40)
