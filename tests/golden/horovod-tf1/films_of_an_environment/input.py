"""What an environment shows is kept as a film, and a network learns what it answers."""
import gym
import numpy as np
import tensorflow.compat.v1 as tf
from gym import wrappers

tf.disable_v2_behavior()
env = wrappers.Monitor(gym.make('CartPole-v0'), './films', force=True)
tested = gym.wrappers.RecordVideo(gym.make('CartPole-v0'), video_folder='./tested')
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = tf.train.AdamOptimizer(0.001).minimize(cost)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    state = env.reset()
    for k in range(1000):
        state, reward, done, _ = env.step(env.action_space.sample())
        sess.run(step, {given: np.array([state]), answer: [[reward]]})
        if done:
            state = env.reset()
