import gym
import numpy as np
import tensorflow as tf

world = gym.make('CartPole-v1')
worth = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
worth.compile(loss='mse', optimizer='sgd')


def lived():
    met = []
    here, over = world.reset(), False
    while not over:
        there, gain, over, _ = world.step(0)
        met.append((here, gain))
        here = there
    return met


for life in range(5):
    met = lived()
    worth.fit(np.array([m[0] for m in met]), np.array([m[1] for m in met]), verbose=0)
