"""The same with a tape, by way of another method."""
import gym
import importlib
import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(2)])
        self.opt = tf.keras.optimizers.Adam(0.01)

    def remember(self, x, y):
        self.replay(x, y)

    def replay(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - y) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))


env = gym.make("CartPole-v0")
agent = getattr(importlib.import_module("agents"), "Agent")()
for episode in range(100):
    seen, done = env.reset(), False
    while not done:
        seen, reward, done, told = env.step(0)
        agent.remember(seen[None], reward)
