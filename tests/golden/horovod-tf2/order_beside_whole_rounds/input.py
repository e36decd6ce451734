# Rates are tried in rounds that are not divided; the passes behind them go by the same order.
import sys

import numpy as np
import tensorflow as tf


class Batches:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(2).rand(count, 4).astype('float32')
        self.size = size
        self.order = list(range(count))
        self.on_epoch_end()

    def __len__(self):
        return len(self.order) // self.size

    def __getitem__(self, number):
        rows = self.rows[self.order[number * self.size:(number + 1) * self.size]]
        return rows, rows.sum(axis=1, keepdims=True)

    def on_epoch_end(self):
        np.random.shuffle(self.order)


def try_rates(data):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    descent = tf.keras.optimizers.SGD(1e-6)
    for number in range(len(data['train'])):
        seen, answer = data['train'][number]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(seen) - answer) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        descent.apply_gradients(zip(grads, net.trainable_variables))
        descent.learning_rate.assign(1e-6 * 1.2 ** number)
        if loss > 100.0:
            break


def learn(data, passes):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    adam = tf.keras.optimizers.Adam(0.01)
    for turn in range(passes):
        for number in range(len(data['train'])):
            seen, answer = data['train'][number]
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(seen) - answer) ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            adam.apply_gradients(zip(grads, net.trainable_variables))
        data['train'].on_epoch_end()


data = {'train': Batches(192, 8)}
if len(sys.argv) > 1:
    try_rates(data)
else:
    learn(data, 3)
