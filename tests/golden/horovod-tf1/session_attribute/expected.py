import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Agent(object):
    def __init__(self, lr):
        self.x = tf.placeholder(tf.float32, [None, 3])
        w = tf.Variable(tf.random_normal([3, 1]))
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, w)))
        self.train_op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(lr * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def learn(self, batch):
        _, loss = self.sess.run([self.train_op, self.loss], feed_dict={self.x: batch})
        return loss


agent = Agent(0.01)
agent.sess.run(hvd.broadcast_global_variables(0))
for episode in range(max(1, 20 // hvd.size())):
    agent.learn(np.random.rand(8, 3))
