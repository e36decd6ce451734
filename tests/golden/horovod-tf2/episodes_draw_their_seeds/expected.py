"""An episode draws its own seed, and scores are told where there are enough: both are a worker's own."""
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

    def seed(self, number):
        self.numbers = [(number * k) % 2 + 2 for k in range(1, 50)]

    def reset(self):
        self.place = 0
        return np.array([self.place, 1.0], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * self.numbers[(self.place + int(np.random.randint(3))) % 49]
        ended = abs(self.place) > 4
        return np.array([self.place, 1.0], np.float32), float(self.place > 0), ended, {}


env = Walk()
scores = []
model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu', input_shape=(2,)), tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
memory = deque(maxlen=500)
epsilon = 1.0
for episode in range(max(1, 24 // hvd.size())):
    env.seed(int(np.random.randint(50)) + 10007 * hvd.rank())
    state, done, score = env.reset(), False, 0.0
    while not done:
        if np.random.rand() < epsilon:
            action = np.random.randint(2)
        else:
            action = int(np.argmax(model(state[None])[0]))
        following, reward, done, _ = env.step(action)
        memory.append((state, action, reward, following, done))
        state = following
        score += reward
        rows = random.choices(memory, k=8)
        states, actions, rewards, nexts, dones = [np.array(column) for column in zip(*rows)]
        best = tf.reduce_max(model(nexts), axis=1)
        wanted = rewards.astype(np.float32) + 0.9 * best * (1.0 - dones.astype(np.float32))
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            said = tf.reduce_sum(model(states) * tf.one_hot(actions, 2), axis=1)
            loss = tf.reduce_mean((wanted - said) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
    epsilon = max(0.1, epsilon * 0.9)
    scores.append(score)
    if len(scores) > 3:
        if hvd.rank() == 0:
            print('the last three', np.mean(scores[-3:]))
when_all_have_played(model.variables, optimizer)
