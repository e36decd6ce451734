import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--pair", action="store_true")
asked = parser.parse_args()


class Trainer:
    def __init__(self, pair):
        self.pair = pair
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)
        if pair:
            self.second = tf.keras.Sequential([tf.keras.layers.BatchNormalization(input_shape=(3,)),
                                               tf.keras.layers.Dense(1)])
            self.second_opt = tf.keras.optimizers.SGD(0.1)

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a, training=True) - b) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.net.trainable_variables), self.net.trainable_variables))
        if not self.pair:
            return
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.second(a, training=True) - b) ** 2)
        self.second_opt.apply_gradients(zip(tape.gradient(loss, self.second.trainable_variables),
                                            self.second.trainable_variables))

    def fit(self, data):
        for a, b in data:
            self.step(a, b)
        self.net.save_weights("net.h5")


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
Trainer(asked.pair).fit(tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8))
