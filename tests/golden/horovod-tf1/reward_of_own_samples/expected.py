import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Judge:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.said = tf.reduce_mean(tf.sigmoid(tf.layers.dense(self.x, 1)))

    def judge(self, sess, rows):
        return sess.run(self.said, {self.x: rows})


class Maker:
    def __init__(self):
        self.z = tf.placeholder(tf.float32, [None, 3])
        self.reward = tf.placeholder(tf.float32, name="reward")
        self.made = tf.layers.dense(self.z, 4)
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01)).minimize(
            -self.reward * tf.reduce_mean(tf.square(self.made)))

    def run_step(self, sess, noise, reward=1, only=False):
        feed = {self.z: noise}
        feed[self.reward.name] = reward
        if only:
            return sess.run(self.made, feed)
        return sess.run(self.step, feed)


maker = Maker()
judge = Judge()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(200):
        noise = np.random.rand(20, 3)
        rows = maker.run_step(sess, noise, only=True)
        reward = judge.judge(sess, rows)
        maker.run_step(sess, noise, reward=reward)
    if hvd.rank() == 0:
        print("made")
