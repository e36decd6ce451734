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


ROWS = np.random.RandomState(3).rand(96, 3).astype("float32")


class Agent(object):
    def __init__(self, times=4):
        self.times = times
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 3) - self.x) ** 2)
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def learn(self, some):
        made = 0
        while made < self.times:
            self.sess.run(self.step, {self.x: some})
            made += 1


agent = Agent()
ROWS = share(ROWS)
agent.sess.run(hvd.broadcast_global_variables(0))
for epoch in range(2):
    for k in range(0, len(ROWS), 8):
        agent.learn(ROWS[k:k + 8])
