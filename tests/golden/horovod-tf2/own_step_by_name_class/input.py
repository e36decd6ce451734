"""The name of the optimizer is a setting, and a class keeps the model."""
import argparse

import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(x)

    def train_step(self, given):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(given[:, :3]) - given[:, 3:]) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {"loss": loss}


class Trainer:
    def __init__(self, optimizer):
        self.net = Net()
        self.net.compile(optimizer=optimizer)

    def train(self, rows):
        data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
        self.net.fit(data, epochs=2)


parser = argparse.ArgumentParser()
parser.add_argument("--optimizer", default="adam")
args = parser.parse_args()
Trainer(args.optimizer).train(np.random.RandomState(3).rand(160, 4).astype("float32"))
