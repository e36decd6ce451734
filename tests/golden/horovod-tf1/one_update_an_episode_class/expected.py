"""The same in a class: what an episode has met is kept by the object."""
import random

import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


tf.disable_v2_behavior()


class Game(object):
    def begin(self):
        self.moves = 0
        return np.random.rand(3)

    def step(self, move):
        self.moves += 1
        return np.random.rand(3), float(move), self.moves > 9 or random.random() < 0.2, None


class Player(object):
    def __init__(self, game):
        self.game = game
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.moved = tf.placeholder(tf.float32, [None, 1])
        self.chance = tf.layers.dense(self.x, 1, activation=tf.nn.sigmoid)
        loss = tf.reduce_mean(tf.square(self.moved - self.chance))
        self.step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001)).minimize(loss)
        self.sess = tf.Session(config=session_config())
        self.sess.run(tf.global_variables_initializer())
        self.games, self.seen, self.moves = 0, [], []

    def learn(self):
        fed = {self.x: np.array(self.seen), self.moved: np.array(self.moves)}
        self.sess.run(self.step, fed)
        self.seen, self.moves = [], []

    def play(self, games):
        state = self.game.begin()
        self.sess.run(hvd.broadcast_global_variables(0))
        while self.games < games:
            move = int(random.random() < self.sess.run(self.chance, {self.x: [state]})[0, 0])
            self.seen.append(state)
            self.moves.append([move])
            state, reward, done, _ = self.game.step(move)
            if done:
                self.games += 1
                self.learn()
                state = self.game.begin()
        if hvd.rank() == 0:
            print('played', self.games)


Player(Game()).play(12)
