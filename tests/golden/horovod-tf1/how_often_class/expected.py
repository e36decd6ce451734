"""The same in a class, with tests of as many rounds, which stay as they are."""
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


class Agent:
    def __init__(self, every):
        self.every = every
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 4) - 2 * self.x))
        self.op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(learning_rate=0.001 * hvd.size())).minimize(self.loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())
        self.rows = []

    def test(self):
        return self.sess.run(self.loss, {self.x: np.ones((1, 4))})

    def train(self, total):
        self.sess.run(hvd.broadcast_global_variables(0))
        for i in range(total):
            self.rows.append(np.random.normal(size=4))
            if (i + 1) % self.every == 0:
                for _ in range(max(1, self.every // hvd.size())):
                    pick = np.random.randint(0, len(self.rows), 8)
                    self.sess.run(self.op, {self.x: np.array(self.rows)[pick]})
                scores = []
                for _ in range(self.every):
                    scores.append(self.test())
                if hvd.rank() == 0:
                    print("step", i, np.mean(scores))


Agent(12).train(48)
