import gym
import numpy as np
import tensorflow as tf

env = gym.make('CartPole-v0')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
seen, met, n = env.reset(), [], 0
while True:
    seen, reward, done, told = env.step(0)
    met.append(seen)
    if done:
        model.fit(np.array(met), np.ones(len(met)), batch_size=8, verbose=0)
        seen, met = env.reset(), []
