"""A function that is given drawn rows gives the loss and the weights back: the rows are each worker's own."""
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
        self.optimizer = tf.keras.optimizers.SGD(0.05)

    def parts(self, batch):
        wanted = tf.reduce_sum(batch, 1, keepdims=True)
        return tf.reduce_mean(tf.square(self.net(batch) - wanted)), self.net.trainable_variables

    def fit(self, rows):
        for k in range(100):
            with tf.GradientTape() as tape:
                loss, weights = self.parts(rows[np.random.randint(0, len(rows), 12)])
            gradients = tape.gradient(loss, weights)
            self.optimizer.apply_gradients(zip(gradients, weights))


def parts(net, batch):
    return net.trainable_variables, tf.reduce_mean(tf.square(net(batch)))


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
Learner().fit(rows)
net = tf.keras.Sequential([tf.keras.layers.Dense(2)])
net.build((None, 3))
optimizer = tf.keras.optimizers.SGD(0.05)
for k in range(100):
    at = np.random.choice(len(rows), 12)
    batch = rows[at]
    with tf.GradientTape() as tape:
        weights, loss = parts(net, batch)
    gradients = tape.gradient(loss, weights)
    optimizer.apply_gradients(zip(gradients, weights))
