"""Two networks: what the update of one gives is fed to the update of the other, in each round."""
import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Pair:
    def __init__(self):
        self.real = tf.placeholder(tf.float32, [None, 4])
        self.given = tf.placeholder(tf.float32, [None, 4])
        with tf.variable_scope("maker"):
            self.made = tf.layers.dense(self.real, 4)
        with tf.variable_scope("judge"):
            on_made = tf.layers.dense(self.made, 1, name="o")
        with tf.variable_scope("judge", reuse=True):
            on_real = tf.layers.dense(self.real, 1, name="o")
            on_given = tf.layers.dense(self.given, 1, name="o")
        self.maker = tf.reduce_mean(tf.square(on_made - 1))
        self.judge = tf.reduce_mean(tf.square(on_real - 1)) + tf.reduce_mean(tf.square(on_given))
        of_maker, of_judge = tf.trainable_variables("maker"), tf.trainable_variables("judge")
        opt = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.02 * hvd.size()))
        self.make = opt.minimize(self.maker, var_list=of_maker)
        other = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.01 * hvd.size()))
        self.tell = other.minimize(self.judge, var_list=of_judge)

    def train(self, sess, rows):
        made, maker, _ = sess.run([self.made, self.maker, self.make], {self.real: rows})
        judge, _ = sess.run([self.judge, self.tell], {self.real: rows, self.given: made})
        return maker, judge


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
tf.set_random_seed(1 + hvd.rank())
pair = Pair()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    rows = share(rows)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(4):
        for i in range(max(1, len(rows) // 16)):
            maker, judge = pair.train(sess, rows[i * 16:(i + 1) * 16])
        if hvd.rank() == 0:
            print(epoch, maker, judge)
