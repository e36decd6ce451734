import random
from collections import deque
import gym
import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self):
        self.memory = deque(maxlen=200)
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
        self.model.compile('adam', 'mse')

    def replay(self, count):
        for state, target in random.sample(self.memory, count):
            self.model.fit(state, target, epochs=1, verbose=0)


agent, env = Agent(), gym.make('CartPole-v1')
for episode in range(10):
    state = env.reset()
    for time in range(500):
        state, reward, done, _ = env.step(random.randrange(2))
        agent.memory.append((state[None], np.array([[reward, 0.]])))
        if done:
            break
        if len(agent.memory) > 32:
            agent.replay(32)
