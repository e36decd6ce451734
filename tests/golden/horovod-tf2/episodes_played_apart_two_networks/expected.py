"""Two networks, by an optimizer each, learn in each step of the episodes."""
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
        self.target = network()
        if self.model.built:
            broadcast_weights_once(self.model.variables)
        self.target.set_weights(self.model.get_weights())
        self.optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.guess = network()
        self.optimizer_of_guess = tf.keras.optimizers.Adam(0.01 * hvd.size())
        self.memory = deque(maxlen=500)
        self.epsilon = 1.0
        self.steps = 0

    def act(self, state):
        if np.random.rand() < self.epsilon:
            return np.random.randint(2)
        return int(np.argmax(self.model(state[None])[0]))

    def remember(self, *met):
        self.memory.append(met)

    def train(self):
        if len(self.memory) < 8:
            return
        rows = random.sample(self.memory, 8)
        states, actions, rewards, nexts, dones = [np.array(column) for column in zip(*rows)]
        best = tf.reduce_max(self.target(nexts), axis=1)
        wanted = rewards.astype(np.float32) + 0.9 * best * (1.0 - dones.astype(np.float32))
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            said = tf.reduce_sum(self.model(states) * tf.one_hot(actions, 2), axis=1)
            loss = tf.reduce_mean((wanted - said) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        broadcast_once(self.model.variables, self.optimizer)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.guess(states) - nexts) ** 2)
        grads = tape.gradient(loss, self.guess.trainable_variables)
        self.optimizer_of_guess.apply_gradients(zip(grads, self.guess.trainable_variables))
        broadcast_once(self.guess.variables, self.optimizer_of_guess)
        self.epsilon = max(0.1, self.epsilon * 0.99)
        self.steps += 1
        if self.steps % 10 == 0:
            self.target.set_weights(self.model.get_weights())


def play(episodes):
    env = Walk()
    agent = Agent()
    scores = []
    for episode in range(max(1, episodes // hvd.size())):
        state, done, score = env.reset(), False, 0.0
        while not done:
            action = agent.act(state)
            following, reward, done, _ = env.step(action)
            agent.remember(state, action, reward, following, done)
            agent.train()
            state = following
            score += reward
        scores.append(score)
        if hvd.rank() == 0:
            print('episode', episode, 'mean of ten', np.mean(scores[-10:]))
        if np.mean(scores[-10:]) > 50:
            break
    when_all_have_played(agent.model.variables, agent.optimizer)
    when_all_have_played(agent.guess.variables, agent.optimizer_of_guess)
    if hvd.rank() == 0:
        print('played', len(scores))


if __name__ == '__main__':
    play(16)
