import gym
import numpy as np
import tensorflow as tf


class Liver:
    def __init__(self):
        self.seen, self.gains = [], []
        self.worth = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.worth.compile(loss='mse', optimizer='sgd')

    def keep(self, here, gain):
        self.seen.append(here)
        self.gains.append(gain)

    def learn(self):
        self.worth.fit(np.vstack(self.seen), np.array(self.gains), epochs=2)
        self.seen, self.gains = [], []


world = gym.make('CartPole-v1')
liver = Liver()
for life in range(5):
    here, over = world.reset(), False
    while not over:
        there, gain, over, _ = world.step(0)
        liver.keep(here, gain)
        here = there
    liver.learn()
