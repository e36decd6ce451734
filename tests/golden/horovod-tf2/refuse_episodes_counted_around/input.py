import random
import gym
import numpy as np
import tensorflow as tf


class Player:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.seen = []
        self.steps = 0

    def play(self, env):
        state, over = env.reset(), False
        while not over:
            state, reward, over, _ = env.step(env.action_space.sample())
            self.seen.append((state, reward))
            self.steps += 1

    def learn(self):
        for _ in range(30):
            rows = random.sample(self.seen, min(8, len(self.seen)))
            states = np.array([r[0] for r in rows], 'float32')
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(self.net(states) ** 2)
            grads = tape.gradient(loss, self.net.trainable_variables)
            self.opt.apply_gradients(zip(grads, self.net.trainable_variables))

    def train(self, env, limit):
        while self.steps < limit:
            self.play(env)
            self.learn()


Player().train(gym.make('CartPole-v1'), 1000)
