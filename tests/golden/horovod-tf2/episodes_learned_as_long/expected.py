"""It learns as often as the episode lasted; its target follows by its own count."""
import random
from collections import deque

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


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


class Walk:
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return np.array([self.place, 1.0], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        ended = abs(self.place) > 4
        return np.array([self.place, 1.0], np.float32), float(self.place > 0), ended, {}


def network():
    return tf.keras.Sequential([
        tf.keras.layers.Dense(8, activation='relu', input_shape=(2,)),
        tf.keras.layers.Dense(2),
    ])


class Agent:
    def __init__(self):
        self.model = network()
        self.q_next = network()
        self.optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.memory = deque(maxlen=500)
        self.learned = 0
        if self.model.built:
            broadcast_weights_once(self.model.variables)
        self.follow()

    def follow(self):
        self.q_next.set_weights(self.model.get_weights())

    def act(self, state):
        if np.random.rand() < 0.3:
            return np.random.randint(2)
        return int(np.argmax(self.model(state[None])[0]))

    def learn(self):
        rows = random.sample(self.memory, 8)
        states, actions, rewards, nexts, dones = [np.array(column) for column in zip(*rows)]
        best = tf.reduce_max(self.q_next(nexts), axis=1)
        wanted = rewards.astype(np.float32) + 0.9 * best * (1.0 - dones.astype(np.float32))
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            said = tf.reduce_sum(self.model(states) * tf.one_hot(actions, 2), axis=1)
            loss = tf.reduce_mean((wanted - said) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        broadcast_once(self.model.variables, self.optimizer)
        self.learned += 1
        if self.learned % 7 == 0:
            self.follow()


def play(episodes):
    env = Walk()
    agent = Agent()
    for episode in range(1, max(1, episodes // hvd.size()) + 1):
        state, done, steps = env.reset(), False, 0
        while not done:
            action = agent.act(state)
            following, reward, done, _ = env.step(action)
            agent.memory.append((state, action, reward, following, done))
            state = following
            steps += 1
        if hvd.rank() == 0:
            print('episode', episode, 'lasted', steps)
        if len(agent.memory) > 16:
            for _ in range(min(steps, 6)):
                agent.learn()
    when_all_have_played(agent.model.variables, agent.optimizer)
    if hvd.rank() == 0:
        print('learned')


if __name__ == '__main__':
    play(24)
