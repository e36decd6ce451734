"""A game that was not read says when it is over, which each worker's own chance brings about."""
import numpy as np
import tensorflow as tf
from games import Game

net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
net.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
game = Game()
for episode in range(5):
    game.reset()
    over = False
    while not over:
        seen = game.state()
        game.play(np.random.randint(2))
        over = game.is_over()
        net.train_on_batch(seen, np.ones((1, 2)))
