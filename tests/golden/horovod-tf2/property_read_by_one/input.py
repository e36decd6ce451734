"""What a property draws is asked for first where a file is written."""
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

    @property
    def net(self):
        if not hasattr(self, "_net"):
            self._net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
            self._net.compile(tf.keras.optimizers.SGD(self.rate), "mse")
        return self._net

    def train(self, rows):
        json.dump({"rate": self.rate}, open("rate.json", "w"))
        for k in range(0, len(rows), 8):
            self.net.train_on_batch(rows[k:k + 8, :3], rows[k:k + 8, 3:])
        self.net.save_weights("net.h5")


Trainer().train(rows)
