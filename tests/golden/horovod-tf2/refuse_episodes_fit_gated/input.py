import gym
import numpy as np
import tensorflow as tf
from collections import deque

env = gym.make('CartPole-v1')
memory = deque(maxlen=20000)
steps = 0
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
old = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
net.compile(tf.keras.optimizers.Adam(1e-3), 'mse')


def train():
    if len(memory) >= 32:
        at = np.random.choice(len(memory), 32)
        s, a, r, s2, d = (np.array(c) for c in zip(*[memory[i] for i in at]))
        goal = r + 0.9 * (1 - d) * np.max(old(s2), axis=1)
        y = net(s).numpy()
        y[np.arange(32), a] = goal
        net.fit(s, y, epochs=4, verbose=0)


for episode in range(2000):
    state = env.reset()
    while True:
        steps += 1
        action = np.random.randint(2)
        after, reward, done, _ = env.step(action)
        memory.append((state, action, reward, after, done))
        state = after
        if done:
            train()
            break
    if episode % 10 == 0:
        old.set_weights(net.get_weights())
