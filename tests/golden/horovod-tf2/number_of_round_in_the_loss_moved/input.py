"""A weight of the loss fades with each round, and no number says so."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(320, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.01)
        self.fading = 1.

    def step(self, x, y):
        with tf.GradientTape() as tape:
            found = self.net(x)
            loss = tf.reduce_mean((found - y) ** 2) + self.fading * tf.reduce_mean(found ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        self.fading *= 0.98

    def train(self):
        for epoch in range(3):
            for x, y in data:
                self.step(x, y)
            print(epoch, self.fading)


Trainer().train()
