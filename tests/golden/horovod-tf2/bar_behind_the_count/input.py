"""Batches in a list are counted, a bar goes with them, and every so many the weights are kept."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm

rng = np.random.RandomState(7)
signals = rng.rand(320, 6).astype('float32')
sums = signals.sum(axis=1, keepdims=True)
batches = [(signals[k:k + 8], sums[k:k + 8]) for k in range(0, 320, 8)]


class Trained:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
        self.opt = tf.keras.optimizers.SGD(0.01)

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return loss

    def learn(self, passes):
        for epoch in range(passes):
            total = 0.0
            for k, (x, y) in tqdm(enumerate(batches), total=len(batches)):
                total += float(self.step(x, y))
                if (k + 1) % 20 == 0:
                    self.net.save_weights('net.weights.h5')
            print('epoch', epoch, 'loss', total / len(batches))
            for k, (x, y) in enumerate(tqdm(batches)):
                self.step(x, y)


Trained().learn(2)
