import gym
import numpy as np
import tensorflow.compat.v1 as tf

x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None])
loss = tf.reduce_mean((tf.layers.dense(x, 1)[:, 0] - y) ** 2)
train = tf.train.AdamOptimizer(0.01).minimize(loss)
env = gym.make('CartPole-v1')
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for episode in range(100):
        states, gains = [], []
        state, done = env.reset(), False
        while not done:
            states.append(state)
            state, gain, done, _ = env.step(0)
            gains.append(gain)
        for k in range(0, len(states), 32):
            sess.run(train, {x: states[k:k + 32], y: gains[k:k + 32]})
