"""An unread game lasts as long as it lasts, and a short one is passed over."""
import numpy as np
import tensorflow as tf
from games import Game

net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
net.compile(tf.keras.optimizers.legacy.SGD(0.01), 'mse')
game = Game()
for episode in range(5):
    states, rewards = game.episode(np.random.randint(2))
    if len(states) < 10:
        continue
    net.train_on_batch(states, rewards)
