"""Policy gradient: each episode is learned from several times."""
import numpy as np
import tensorflow as tf


class Walk:
    """A walk on a line that ends at either side."""

    def reset(self):
        self.place = 0
        return np.array([0., 1.], np.float32)

    def step(self, action):
        self.place += (1 if action else -1) * np.random.randint(1, 3)
        return np.array([self.place, 1.], np.float32), float(self.place > 0), abs(self.place) > 4, {}


class Agent:
    def __init__(self):
        self.policy = tf.keras.Sequential([
            tf.keras.layers.Dense(2, activation='softmax', input_shape=(2,))])
        self.optimizer = tf.keras.optimizers.SGD(learning_rate=0.01)
        self.states, self.actions, self.rewards = [], [], []

    def act(self, state):
        return int(np.random.rand() < self.policy(state[None])[0, 1].numpy())

    def remember(self, state, action, reward):
        self.states.append(state)
        self.actions.append(action)
        self.rewards.append(reward)

    def train(self):
        gain = np.cumsum(self.rewards[::-1])[::-1].astype('float32')
        for again in range(3):
            with tf.GradientTape() as tape:
                given = self.policy(np.array(self.states))
                chosen = tf.reduce_sum(tf.one_hot(self.actions, 2) * given, axis=-1)
                loss = -tf.reduce_mean(gain * tf.math.log(chosen))
            grads = tape.gradient(loss, self.policy.trainable_variables)
            self.optimizer.apply_gradients(zip(grads, self.policy.trainable_variables))
        self.states, self.actions, self.rewards = [], [], []


env, agent = Walk(), Agent()
total_reward = 0.
for episode in range(24):
    state, done, score = env.reset(), False, 0
    while not done:
        action = agent.act(state)
        after, reward, done, _ = env.step(action)
        agent.remember(state, action, reward)
        state = after
        score += reward
    agent.train()
    total_reward += score
    print(episode, score)
