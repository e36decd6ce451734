"""An agent whose driver is elsewhere: what it was told, and what its critic says of that, is each worker's own."""
import numpy as np
import tensorflow as tf


class Critic:
    def __init__(self):
        rows = tf.keras.Input(shape=(4,))
        self.model = tf.keras.Model(inputs=[rows], outputs=[tf.keras.layers.Dense(1)(rows)])
        self.model.compile(optimizer=tf.keras.optimizers.Adam(0.001), loss="mse")


class Agent:
    def __init__(self):
        self.states, self.rewards = [], []
        self.critic = Critic()

    def remember(self, state, reward):
        self.states.append(state)
        self.rewards.append(reward)

    def train(self):
        states, rewards = np.array(self.states), np.array(self.rewards)
        self.states, self.rewards = [], []
        values = self.critic.model.predict(states)
        values = values[:, 0]
        advantages = rewards - values
        self.critic.model.fit([states], [advantages], batch_size=10, epochs=10, verbose=False)
