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


GAMMA = 0.9


class World:
    def reset(self):
        return np.random.rand(4)

    def step(self, action):
        return np.random.rand(4), float(action == 1), np.random.rand() < 0.1, {}


class DQN():
    def __init__(self):
        self.replay_buffer = deque(maxlen=200)
        self.time_step = 0
        self.state_dim, self.action_dim = 4, 2
        self.create_network()
        self.create_training_method()
        self.session = tf.InteractiveSession(config=session_config())
        self.session.run(tf.initialize_all_variables())

    def create_network(self):
        self.state_input = tf.placeholder('float', [None, self.state_dim])
        h = tf.layers.dense(self.state_input, 8, activation=tf.nn.relu)
        self.Q_value = tf.layers.dense(h, self.action_dim)

    def create_training_method(self):
        self.action_input = tf.placeholder('float', [None, self.action_dim])
        self.y_input = tf.placeholder('float', [None])
        q = tf.reduce_sum(tf.multiply(self.Q_value, self.action_input), reduction_indices=1)
        self.cost = tf.reduce_mean(tf.square(self.y_input - q))
        self.optimizer = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.0001)).minimize(self.cost)

    def perceive(self, state, action, reward, next_state, done):
        one_hot = np.zeros(self.action_dim)
        one_hot[action] = 1
        self.replay_buffer.append((state, one_hot, reward, next_state, done))
        if len(self.replay_buffer) > 8:
            self.train_network()

    def train_network(self):
        self.time_step += 1
        minibatch = random.sample(self.replay_buffer, 8)
        states = [d[0] for d in minibatch]
        actions = [d[1] for d in minibatch]
        q = self.Q_value.eval(feed_dict={self.state_input: [d[3] for d in minibatch]})
        y = [d[2] if d[4] else d[2] + GAMMA * np.max(q[i]) for i, d in enumerate(minibatch)]
        self.optimizer.run(feed_dict={self.y_input: y, self.action_input: actions, self.state_input: states})

    def action(self, state):
        if random.random() < 0.2:
            return random.randint(0, self.action_dim - 1)
        return np.argmax(self.Q_value.eval(feed_dict={self.state_input: [state]})[0])


def main():
    env = World()
    agent = DQN()
    hvd.broadcast_global_variables(0).run()
    for episode in range(4):
        state = env.reset()
        for step in range(10):
            action = agent.action(state)
            next_state, reward, done, _ = env.step(action)
            agent.perceive(state, action, reward, next_state, done)
            state = next_state
        if hvd.rank() == 0:
            print('episode', episode)


if __name__ == '__main__':
    main()
