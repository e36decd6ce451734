import gym
import numpy as np
import tensorflow as tf


class Agent:
    def __init__(self, env):
        self.env = env
        self.actor = tf.keras.Sequential([tf.keras.layers.Dense(1, activation='tanh', input_shape=(3,))])
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.of_actor = tf.keras.optimizers.SGD(1e-3)
        self.of_critic = tf.keras.optimizers.SGD(1e-3)
        self.count = 0
        self.rows = []

    def update(self):
        if len(self.rows) < 64:
            return
        s, a, r = (np.float32(c) for c in zip(*[self.rows[i] for i in np.random.choice(len(self.rows), 64)]))
        self.count += 1
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.critic(tf.concat([s, a], 1))[:, 0] - r))
        grads = tape.gradient(loss, self.critic.trainable_variables)
        self.of_critic.apply_gradients(zip(grads, self.critic.trainable_variables))
        if self.count % 2 == 0:
            with tf.GradientTape() as tape:
                loss = -tf.reduce_mean(self.critic(tf.concat([s, self.actor(s)], 1)))
            grads = tape.gradient(loss, self.actor.trainable_variables)
            self.of_actor.apply_gradients(zip(grads, self.actor.trainable_variables))

    def learn(self):
        for episode in range(100):
            state, done = self.env.reset(), False
            while not done:
                action = self.actor(state[None]).numpy()[0] + np.random.normal(size=1)
                after, reward, done, _ = self.env.step(action)
                self.rows.append((state, action, reward))
                self.update()
                state = after


Agent(gym.make('Pendulum-v0')).learn()
