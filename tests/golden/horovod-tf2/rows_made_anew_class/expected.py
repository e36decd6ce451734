import random

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class Memory:
    def __init__(self):
        self.held = [(np.random.rand(4), np.random.randint(2), np.random.rand()) for _ in range(300)]

    def sample(self, count):
        states, actions, rewards = map(np.asarray, zip(*random.sample(self.held, count)))
        return states.astype(np.float32), actions, rewards


class Learner:
    def __init__(self):
        self.memory = Memory()
        self.network = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
        self.network.compile(loss='mse',
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam()))

    def train(self, states, targets):
        self.network.fit(states, targets, epochs=1, verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])

    def replay(self, rounds):
        for _ in range(rounds):
            states, actions, rewards = self.memory.sample(16)
            targets = self.network.predict(states, verbose=0)
            targets[range(16), actions] = rewards
            self.train(states, targets)


learner = Learner()
learner.replay(24)
if hvd.rank() == 0:
    print(np.round(learner.network.get_weights()[0], 3).shape)
