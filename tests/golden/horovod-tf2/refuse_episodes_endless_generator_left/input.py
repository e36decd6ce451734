import gym
import numpy as np
import tensorflow as tf

env = gym.make('CartPole-v0')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
def play():
    seen, met = env.reset(), []
    while True:
        seen, reward, done, told = env.step(0)
        met.append(seen)
        if done:
            model.train_on_batch(np.array(met), np.ones(len(met)))
            seen, met = env.reset(), []
            yield len(met)
for n, length in enumerate(play()):
    if length > 199:
        break
model.save('net.h5')
