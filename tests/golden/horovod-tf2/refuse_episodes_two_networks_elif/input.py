import gym
import numpy as np
import tensorflow as tf

env = gym.make('CartPole-v0')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
critic.compile('sgd', 'mse')
seen, met, n, scores = env.reset(), [], 0, []
while True:
    seen, reward, done, told = env.step(0)
    met.append(seen)
    if done:
        model.train_on_batch(np.array(met), np.ones(len(met)))
        seen, met = env.reset(), []
    elif reward > 1:
        critic.train_on_batch(np.array([seen]), np.ones(1))
