"""A function goes back where too little was met yet: each worker makes other numbers of updates."""
import gym
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
q = tf.layers.dense(x, 2)
step = tf.train.RMSPropOptimizer(0.01).minimize(tf.reduce_mean(tf.square(q)))
env = gym.make('CartPole-v0')
memory = []


def learn(sess):
    if len(memory) < 64:
        return
    part = np.array([memory[k] for k in np.random.choice(len(memory), 64)])
    sess.run(step, {x: part})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for episode in range(1000):
        state, done = env.reset(), False
        while not done:
            memory.append(state)
            state, reward, done, _ = env.step(np.random.randint(2))
        learn(sess)
