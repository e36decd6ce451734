import gym
import numpy as np
import tensorflow as tf
from collections import deque

env = gym.make('CartPole-v1')
memory = deque(maxlen=20000)
steps = 0
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
old = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(1e-3)


def train():
    if len(memory) >= 32:
        at = np.random.choice(len(memory), 32)
        s, a, r, s2, d = (np.array(c) for c in zip(*[memory[i] for i in at]))
        goal = r + 0.9 * (1 - d) * np.max(old(s2), axis=1)
        with tf.GradientTape() as tape:
            q = tf.reduce_sum(net(s) * tf.one_hot(a, 2), axis=1)
            loss = tf.reduce_mean((q - goal) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))


for episode in range(60):
    state = env.reset()
    while True:
        steps += 1
        if steps % 100 == 0:
            old.set_weights(net.get_weights())
        action = np.random.randint(2)
        after, reward, done, _ = env.step(action)
        memory.append((state, action, reward, after, done))
        state = after
        if done:
            train()
            break
