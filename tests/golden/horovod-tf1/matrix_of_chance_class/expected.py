"""What is given is multiplied by a matrix that chance draws once, and nothing trains."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def from_first_v1(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


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
        self.mix = tf.constant(from_first_v1(np.random.normal(size=(3, 8))).astype("float32"))
        self.loss = tf.reduce_mean((tf.layers.dense(tf.cos(tf.matmul(self.x, self.mix)), 1) - 1.) ** 2)
        self.train = hvd.DistributedOptimizer(
            tf.train.GradientDescentOptimizer(0.01 * hvd.size())).minimize(self.loss)
    def fit(self, sess, rows):
        rows = share(rows)
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(3):
            for k in range(max(1, len(rows) // 8)):
                sess.run(self.train, {self.x: rows[k * 8:k * 8 + 8]})
net = Net()
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    net.fit(session, np.random.RandomState(0).rand(320, 3).astype("float32"))
