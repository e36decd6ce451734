import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Walk:
    def reset(self):
        self.at = np.zeros(4)
        return self.at

    def step(self, move):
        self.at = self.at + np.random.uniform(-0.1, 0.1, 4) + (0.05 if move else -0.05)
        return self.at, 1.0, bool(np.abs(self.at).max() > 1), {}


class Player:
    def __init__(self, env):
        self.env = env
        self.x = tf.placeholder('float', [None, 4])
        self.a = tf.placeholder('float', [None, 1])
        self.p = tf.nn.sigmoid(tf.layers.dense(self.x, 1))
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
            -tf.reduce_sum(tf.log(self.p) * self.a))
        self.sess = tf.InteractiveSession(config=session_config())
        self.sess.run(tf.global_variables_initializer())

    def play(self):
        seen = self.env.reset()
        told = []
        for k in range(200):
            move = 0 if random.uniform(0, 1) < self.sess.run(self.p, {self.x: [seen]})[0][0] else 1
            new, reward, done, _ = self.env.step(move)
            told.append((k, seen, reward))
            if done:
                break
            seen = new
        return told

    def gains(self, told):
        rewards = [r for _, _, r in told]
        gains, rows = [], []
        for k, seen, _ in told:
            gain, factor = 0.0, 1.0
            for r in rewards[k:]:
                gain += r * factor
                factor = factor * 0.97
            gains.append([gain])
            rows.append(seen)
        return gains, rows

    def train(self, rounds):
        self.sess.run(hvd.broadcast_global_variables(0))
        for i in range(max(1, int(rounds) // hvd.size())):
            gains, rows = self.gains(self.play())
            self.sess.run(self.step, {self.x: rows, self.a: gains})


Player(Walk()).train(60)
