"""An agent takes five steps with what it is given; the rounds around draw it."""
import numpy as np
import tensorflow as tf
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


class Agent(object):
    def __init__(self):
        self.seen = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.seen, 3) - self.seen) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(self.loss)
        self.session = tf.Session(config=session_config())
        self.session.run(tf.global_variables_initializer())

    def learn(self, some):
        for _ in range(5):
            self.session.run(self.step, {self.seen: some})


rows = np.random.RandomState(4).rand(192, 3).astype("float32")
agent = Agent()
rows = share(rows)
agent.session.run(hvd.broadcast_global_variables(0))
for low in range(0, max(1, 192 // hvd.size()), 8):
    agent.learn(rows[low:low + 8])
