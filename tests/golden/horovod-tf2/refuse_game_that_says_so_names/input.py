"""The same by an attribute."""
import random

import numpy as np
import tensorflow as tf
from boards import Board

model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
board = Board()
for match in range(5):
    board.clear()
    while not board.finished:
        before = board.rows()
        board.put(random.choice([0, 1]))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(before) - 1.) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
