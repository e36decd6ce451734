import gym
import numpy as np
import tensorflow as tf

env = gym.make("CartPole-v1")
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None,))
value = tf.layers.dense(x, 1)[:, 0]
step = tf.train.AdamOptimizer(0.001).minimize(tf.reduce_mean(tf.square(value - y)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    state = env.reset()
    for number in range(10000):
        env.render()
        later, reward, done, info = env.step(env.action_space.sample())
        sess.run(step, {x: [state], y: reward + 0.9 * sess.run(value, {x: [later]})})
        state = env.reset() if done else later
