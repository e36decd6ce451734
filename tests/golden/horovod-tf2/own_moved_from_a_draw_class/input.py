"""A number that the loss holds is moved by rows, from one that each worker draws for itself."""
import numpy as np
import tensorflow as tf


class Task:
    def __init__(self):
        self.k = tf.Variable(np.random.rand(), dtype=tf.float32, trainable=False)
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.1)

    @tf.function
    def step(self, x, y):
        with tf.GradientTape() as tape:
            real = tf.reduce_mean((self.net(x) - y) ** 2)
            loss = real - self.k * tf.reduce_mean(x)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        self.k.assign_add(0.01 * real)

    def train(self, rows, wanted):
        data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
        for x, y in data:
            self.step(x, y)


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
Task().train(rows, rows.sum(axis=1, keepdims=True))
