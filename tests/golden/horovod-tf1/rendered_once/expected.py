import gym
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


env = gym.make("CartPole-v1")
x = tf.placeholder(tf.float32, (None, 4))
y = tf.placeholder(tf.float32, (None,))
value = tf.layers.dense(x, 1)[:, 0]
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(
    tf.reduce_mean(tf.square(value - y)))
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    state = env.reset()
    sess.run(hvd.broadcast_global_variables(0))
    for number in range(10000):
        if hvd.rank() == 0:
            env.render()
        later, reward, done, info = env.step(env.action_space.sample())
        sess.run(step, {x: [state], y: reward + 0.9 * sess.run(value, {x: [later]})})
        state = env.reset() if done else later
