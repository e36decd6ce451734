"""Policy gradient: each episode makes one update, and all workers make as many episodes."""
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


class Walk(object):
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return [0., 1.]

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        return [float(self.place), 1.], float(self.place > 0), abs(self.place) > 4, {}


x = tf.placeholder(tf.float32, [None, 2])
y = tf.placeholder(tf.float32, [None, 1])
chance = tf.layers.dense(x, 1, activation=tf.nn.sigmoid)
step = hvd.DistributedOptimizer(tf.train.RMSPropOptimizer(0.001)).minimize(
    tf.nn.l2_loss(y - chance))
env = Walk()
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
state, states, actions, episode = env.reset(), [], [], 0
sess.run(hvd.broadcast_global_variables(0))
while True:
    if episode >= 12:
        break
    action = int(np.random.uniform() < sess.run(chance, {x: [state]}))
    states.append(state)
    actions.append([action])
    state, reward, done, _ = env.step(action)
    if done:
        episode += 1
        sess.run(step, {x: np.array(states), y: np.array(actions)})
        state, states, actions = env.reset(), [], []
