import gym
import numpy as np
import tensorflow as tf

env = gym.make('CartPole-v0')
s = tf.placeholder(tf.float32, [None, 4])
goal = tf.placeholder(tf.float32, [None])
value = tf.reduce_max(tf.layers.dense(s, 2), axis=1)
train = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(value - goal)))


def played():
    state = env.reset()
    while True:
        state, reward, done, _ = env.step(env.action_space.sample())
        yield state, reward
        if done:
            break


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for episode in range(50):
        for state, reward in played():
            sess.run(train, {s: [state], goal: [reward]})
