import time

import numpy as np
import tensorflow as tf


class Run:
    def __init__(self, seconds):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
        self.adam = tf.keras.optimizers.Adam(0.001)
        self.until = time.time() + seconds

    def step(self, some, wanted):
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(self.net(some, training=True) - wanted))
        slopes = tape.gradient(error, self.net.trainable_variables)
        self.adam.apply_gradients(zip(slopes, self.net.trainable_variables))
        return error

    def all(self, batches):
        for number in range(4):
            for some, wanted in batches:
                self.step(some, wanted)
            if number > 5 or time.time() > self.until:
                break


x, y = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
Run(30).all(tf.data.Dataset.from_tensor_slices((x, y)).shuffle(320).batch(8))
