import gym
import numpy as np
import tensorflow as tf

env = gym.make('CartPole-v0')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
seen, met, n, scores = env.reset(), [], 0, []
while True:
    seen, reward, done, told = env.step(0)
    met.append(seen)
    if done:
        losses = [model.train_on_batch(np.array([m]), np.ones(1)) for m in met]
        seen, met = env.reset(), []
