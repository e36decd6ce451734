"""An agent that an unread module makes is trained in episodes of each worker's own."""
import gym
import numpy as np
from keras.layers import Dense
from keras.models import Sequential

from setup import options


class Agent:
    def __init__(self):
        self.model = Sequential([Dense(24, input_dim=4, activation="relu"), Dense(2)])
        self.model.compile(loss="mse", optimizer="adam")

    def learn(self, state, action, reward):
        wanted = self.model.predict(state)
        wanted[0][action] = reward
        self.model.fit(state, wanted, epochs=1, verbose=0)


env = gym.make("CartPole-v1")
agent = options.make(Agent)
for episode in range(100):
    state, done = env.reset(), False
    while not done:
        action = env.action_space.sample()
        after, reward, done, _ = env.step(action)
        agent.learn(state.reshape(1, 4), action, reward)
        state = after
