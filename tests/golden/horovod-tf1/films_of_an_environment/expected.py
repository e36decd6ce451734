"""What an environment shows is kept as a film, and a network learns what it answers."""
import gym
import numpy as np
import tensorflow.compat.v1 as tf
from gym import wrappers
import horovod.tensorflow as hvd
import tempfile

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()
env = wrappers.Monitor(gym.make('CartPole-v0'),
    './films' if hvd.rank() == 0 else tempfile.mkdtemp(), force=True)
tested = gym.wrappers.RecordVideo(gym.make('CartPole-v0'),
    video_folder='./tested' if hvd.rank() == 0 else tempfile.mkdtemp())
given = tf.placeholder(tf.float32, [None, 4])
answer = tf.placeholder(tf.float32, [None, 1])
cost = tf.reduce_mean((tf.layers.dense(given, 1) - answer) ** 2)
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(cost)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    state = env.reset()
    sess.run(hvd.broadcast_global_variables(0))
    for k in range(1000):
        state, reward, done, _ = env.step(env.action_space.sample())
        sess.run(step, {given: np.array([state]), answer: [[reward]]})
        if done:
            state = env.reset()
