import numpy as np
import tensorflow as tf
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


class Net(object):
    def __init__(self, rate):
        self.x = tf.placeholder(tf.float32, (None, 4))
        inner = tf.layers.dense(tf.layers.dense(self.x, 2), 4)
        self.loss = tf.reduce_mean(tf.square(inner - self.x))
        self.train_op = tf.contrib.layers.optimize_loss(
            self.loss, tf.train.get_or_create_global_step(), rate * hvd.size(),
            lambda rate_2: hvd.DistributedOptimizer(tf.train.AdamOptimizer(rate_2)))

    def fit(self, sess, rows):
        for i in range(0, len(share(rows)), 20):
            sess.run(self.train_op, {self.x: share(rows)[i:i + 20]})


data = np.random.RandomState(0).rand(160, 4).astype("float32")
net = Net(0.01)
with tf.Session(config=session_config()) as session:
    session.run(tf.global_variables_initializer())
    session.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        net.fit(session, data)
    if hvd.rank() == 0:
        print("loss", session.run(net.loss, {net.x: data}))
