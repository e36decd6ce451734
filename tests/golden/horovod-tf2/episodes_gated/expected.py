"""Updates begin when enough was met, which is at another episode on each worker."""
import random
from collections import deque

import gym
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def when_all_have_played(variables, optimizer, last=[]):
    """Join the others' updates until all have played; go on with the weights of the last."""
    if not int(getattr(optimizer, 'iterations', 1)):
        raise RuntimeError('no update was made here: let each worker play more episodes')
    if not last:
        last.append(int(hvd.join()))
    state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
    for variable in list(variables) + list(state):
        variable.assign(hvd.broadcast(variable, last[0]))


class Memory:
    def __init__(self):
        self.held = deque(maxlen=1000)

    def put(self, *met):
        self.held.append(met)

    def size(self):
        return len(self.held)


class Player:
    def __init__(self):
        self.env = gym.make('CartPole-v1')
        self.memory = Memory()
        self.network = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
        self.optimizer = tf.keras.optimizers.Adam(0.01 * hvd.size())

    def learn(self):
        states = np.array([met[0] for met in random.sample(self.memory.held, 32)])
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(self.network(states) ** 2)
        weights = self.network.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
        broadcast_once(self.network.variables, self.optimizer)

    def play(self, episodes):
        for _ in range(max(1, episodes // hvd.size())):
            state, done = self.env.reset(), False
            while not done:
                action = int(np.argmax(self.network(state[None])))
                following, reward, done, _ = self.env.step(action)
                self.memory.put(state, action, reward)
                state = following
            if self.memory.size() >= 32:
                self.learn()
        when_all_have_played(self.network.variables, self.optimizer)


Player().play(100)
