# The settings are read in a `try`; the model is seen to be compiled by its class.
import numpy as np
import tensorflow as tf
import json
from dotmap import DotMap


def read_config(path):
    with open(path) as kept:
        told = json.load(kept)
    config = DotMap(told)
    return config, told


def process_config(path):
    config, _ = read_config(path)
    config.callbacks.folder = 'logs/' + config.exp.name
    return config


class Kept:
    def __init__(self, config):
        self.config = config
        self.model = None


class Net(Kept):
    def __init__(self, config):
        super(Net, self).__init__(config)
        self.build()

    def build(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.model.compile(loss='mse', optimizer=self.config.model.optimizer)


class Begun:
    def __init__(self, model, rows, config):
        self.model = model
        self.rows = rows
        self.config = config


class Training(Begun):
    def __init__(self, model, rows, config):
        super(Training, self).__init__(model, rows, config)

    def train(self):
        self.model.fit(self.rows, self.rows[:, :1], epochs=self.config.trainer.epochs,
                       batch_size=16)


def main():
    try:
        config = process_config('settings.json')
    except OSError:
        exit(0)
    net = Net(config)
    Training(net.model, np.random.RandomState(0).rand(640, 4), config).train()


main()
