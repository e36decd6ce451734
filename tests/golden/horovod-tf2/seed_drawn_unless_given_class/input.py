import argparse
import random

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--seed', type=int, default=-1)
args = parser.parse_args()


class Trainer:
    def __init__(self, seed):
        self.seed = seed if seed >= 0 else random.randrange(1000)
        random.seed(self.seed)
        self.rows = np.arange(1024, dtype='float32').reshape(256, 4) / 1024
        self.order = list(range(256))
        random.shuffle(self.order)
        self.kept = self.order[:192]
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - tf.reduce_sum(x, axis=1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.model.trainable_variables))

    def train(self):
        for epoch in range(3):
            for k in range(0, 192, 8):
                self.step(self.rows[self.kept[k:k + 8]])
        self.model.save_weights('net.weights.h5')


Trainer(args.seed).train()
