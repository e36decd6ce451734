import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

np.random.seed(7)


class GAN:
    def __init__(self):
        self.G = tf.keras.Sequential([layers.Dense(8, activation='relu'), layers.Dense(4)])
        self.D = tf.keras.Sequential([layers.Dense(8, activation='relu'), layers.Dense(1)])
        self.g_optimizer = tf.keras.optimizers.Adam(0.001)
        self.d_optimizer = tf.keras.optimizers.Adam(0.001)

    @tf.function
    def train_d(self, x, z):
        with tf.GradientTape() as tape:
            real, fake = self.D(x), self.D(self.G(z))
            loss = tf.reduce_mean((real - 1) ** 2) + tf.reduce_mean(fake ** 2)
        grads = tape.gradient(loss, self.D.trainable_variables)
        self.d_optimizer.apply_gradients(zip(grads, self.D.trainable_variables))
        return loss

    @tf.function
    def train_g(self, z):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.D(self.G(z)) - 1) ** 2)
        grads = tape.gradient(loss, self.G.trainable_variables)
        self.g_optimizer.apply_gradients(zip(grads, self.G.trainable_variables))
        return loss

    def fit(self, ds, epochs):
        for epoch in range(epochs):
            for x in ds:
                noise = np.random.normal(size=[8, 3]).astype('float32')
                d_loss = self.train_d(x, noise)
                g_loss = self.train_g(noise)
            print('Epoch', epoch)


points = np.random.rand(120, 4).astype('float32')
GAN().fit(tf.data.Dataset.from_tensor_slices(points).batch(8), 3)
