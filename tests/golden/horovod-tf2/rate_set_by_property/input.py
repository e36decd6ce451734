"""A property draws the rate that is set between two fits, and a file has it first."""
import json
import random
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(160, 4).astype("float32")


class Trainer:
    @property
    def rate(self):
        if not hasattr(self, "_rate"):
            self._rate = random.uniform(0.005, 0.01)
        return self._rate

    def train(self, rows):
        json.dump({"rate": self.rate}, open("rate.json", "w"))
        net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        net.compile(tf.keras.optimizers.SGD(0.001), "mse")
        net.fit(rows[:, :3], rows[:, 3:], batch_size=8)
        net.optimizer.learning_rate = self.rate
        net.fit(rows[:, :3], rows[:, 3:], batch_size=8)


Trainer().train(rows)
