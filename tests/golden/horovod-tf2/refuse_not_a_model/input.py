# What is fitted is given a model and is none.
import gym
import tensorflow as tf
from rl.agents import SARSAAgent

net = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(1, 4)), tf.keras.layers.Dense(2)])
player = SARSAAgent(model=net, nb_actions=2)
player.compile('adam', metrics=['mae'])
player.fit(gym.make('CartPole-v0'), nb_steps=5000)
