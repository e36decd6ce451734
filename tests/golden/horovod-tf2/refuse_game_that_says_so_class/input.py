"""The same in a class that is given the game."""
import numpy as np
import tensorflow as tf
from games import Game


class Agent:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
        self.net.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')

    def play(self, game, many):
        for part in range(many):
            ended = False
            while not ended:
                game.move(np.random.randint(2))
                ended = game.done
                self.net.train_on_batch(game.seen(), np.ones((1, 2)))


Agent().play(Game(), 3)
