import random
from collections import deque
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class Walk(object):
    def reset(self):
        self.at, self.left = np.zeros(2), 6
        return self.at

    def step(self, action):
        self.at = self.at + (0.1 if action else -0.1)
        self.left -= 1
        return self.at, self.at.sum(), self.left == 0, {}


walk = Walk()
x = tf.placeholder(tf.float32, (None, 2))
y = tf.placeholder(tf.float32, (None, 2))
values = tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(
    tf.losses.mean_squared_error(y, values))


def learn(sess, batch):
    before, actions, rewards, after = [np.array(part) for part in zip(*batch)]
    wanted = sess.run(values, {x: before})
    wanted[np.arange(len(batch)), actions] = rewards + 0.9 * sess.run(values, {x: after}).max(1)
    sess.run(step, {x: before, y: wanted})


kept = deque(maxlen=500)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for episode in range(6):
        state, done = walk.reset(), False
        while not done:
            action = int(np.random.rand() < 0.5)
            later, reward, done, _ = walk.step(action)
            kept.append((state, action, reward, later))
            state = later
        if episode % 2 == 1:
            for _ in range(20):
                learn(sess, random.sample(kept, 4))
