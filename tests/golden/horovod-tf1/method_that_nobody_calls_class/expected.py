"""A method that nobody calls runs a setting as if it were an update."""
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
tf.flags.DEFINE_string("optimizer", "plain", "plain or momentum")
FLAGS = tf.flags.FLAGS


class Net:
    def __init__(self, flags):
        self.optimizer = flags.optimizer
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - self.x))
        if self.optimizer == "plain":
            optimizer = hvd.DistributedOptimizer(
                tf.train.GradientDescentOptimizer(0.05 * hvd.size()))
        else:
            optimizer = hvd.DistributedOptimizer(tf.train.MomentumOptimizer(0.05 * hvd.size(), 0.9))
        self.training = optimizer.minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def train_batch(self, rows):
        return self.sess.run([self.training, self.loss], {self.x: rows})[1]

    def look(self, rows):
        self.sess.run(hvd.broadcast_global_variables(0))
        self.sess.run([self.optimizer, self.loss], {self.x: rows})


net = Net(FLAGS)
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
rows = share(rows)
net.sess.run(hvd.broadcast_global_variables(0))
for turn in range(4):
    for k in range(0, len(rows), 16):
        loss = net.train_batch(rows[k:k + 16])
    if hvd.rank() == 0:
        print(turn, loss)
