"""The same with other names, by the length of a file."""
import os
import time

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")


class Watched:
    def __init__(self, net):
        self.net = net
        self.late = tf.keras.callbacks.LambdaCallback(on_epoch_end=self.look)

    def look(self, nth, told):
        full = os.path.getsize("told.txt") > 1000 if os.path.isfile("told.txt") else False
        self.nth, self.net.stop_training = nth, full

    def train(self):
        self.net.fit(rows[:, :3], rows[:, 3:], epochs=2, batch_size=8, callbacks=[self.late])


made = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
made.compile("sgd", "mse")
Watched(made).train()
