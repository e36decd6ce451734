"""Two networks in a graph, trained in turns by a function in a method."""
import numpy as np
import tensorflow as tf
import keras
from keras.layers import Dense, Input
from keras.models import Model
from keras.optimizers import Adam
import horovod.keras as hvd
import itertools

hvd.init()


def own_gpu(config):
    """The configuration, in which this worker sees its own GPU."""
    config = config or tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


class Pair:
    def __init__(self):
        keras.backend.set_session(tf.Session(config=own_gpu(tf.ConfigProto())))
        drawn = Input((4,))
        self.maker = Model(drawn, Dense(8)(drawn))
        seen = Input((8,))
        self.judge = Model(seen, Dense(1)(seen))
        self.judge.compile(optimizer=hvd.DistributedOptimizer(Adam(0.0002 * hvd.size())),
            loss='mse')
        self.judge.trainable = False
        self.both = Model(drawn, self.judge(self.maker(drawn)))
        self.both.compile(optimizer=hvd.DistributedOptimizer(Adam(0.0002 * hvd.size())), loss='mse')

    def train(self, rows, epochs, size):
        ones = np.ones((size, 1))

        def one_round(at):
            noise = np.random.normal(size=(size, 4))
            made = self.maker.predict(noise, verbose='auto' if hvd.rank() == 0 else 0)
            for _ in range(2):
                self.judge.train_on_batch(rows[at:at + size], ones)
                self.judge.train_on_batch(made, ones * 0)
            for _ in range(2):
                self.both.train_on_batch(noise, ones)

        hvd.broadcast_global_variables(0)
        for epoch in range(epochs):
            for at in turns(range(0, len(rows), size)):
                one_round(at)
            if hvd.rank() == 0:
                self.maker.save_weights('maker.h5')


Pair().train(np.random.RandomState(3).rand(192, 8).astype('float32'), 2, 16)
