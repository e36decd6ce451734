"""Each thread trains the shared network."""
from threading import Thread

import numpy as np
import tensorflow as tf

network = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
optimizer = tf.keras.optimizers.SGD(0.01)


def train(rows):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(network(rows) ** 2)
    weights = network.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


class Worker(Thread):
    def run(self):
        for _ in range(10):
            train(np.random.rand(4, 3))


workers = [Worker() for _ in range(4)]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
