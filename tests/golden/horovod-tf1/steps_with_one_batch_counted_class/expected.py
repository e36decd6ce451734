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


xs = np.random.RandomState(3).rand(96, 3).astype("float32")
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)


class Agent(object):
    def __init__(self, sess, rounds=4):
        self.sess, self.rounds = sess, rounds

    def update(self, some):
        for _ in range(self.rounds):
            self.sess.run(step, feed_dict={x: some})


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    agent = Agent(sess, rounds=4)
    xs = share(xs)
    agent.sess.run(hvd.broadcast_global_variables(0))
    for turn in range(max(1, 12 // hvd.size())):
        agent.update(xs[turn * 8:(turn + 1) * 8])
