import numpy as np
import tensorflow as tf
from tensorflow import keras


class GAN(keras.Model):
    def __init__(self, discriminator, generator, latent_dim):
        super().__init__()
        self.discriminator = discriminator
        self.generator = generator
        self.latent_dim = latent_dim

    def compile(self, d_optimizer, g_optimizer, loss_fn):
        super().compile()
        self.d_optimizer = d_optimizer
        self.g_optimizer = g_optimizer
        self.loss_fn = loss_fn

    def train_step(self, real):
        n = tf.shape(real)[0]
        noise = tf.random.normal(shape=(n, self.latent_dim))
        fake = self.generator(noise)
        with tf.GradientTape() as tape:
            d_loss = self.loss_fn(tf.ones((n, 1)), self.discriminator(real)) + self.loss_fn(tf.zeros((n, 1)), self.discriminator(fake))
        grads = tape.gradient(d_loss, self.discriminator.trainable_weights)
        self.d_optimizer.apply_gradients(zip(grads, self.discriminator.trainable_weights))
        with tf.GradientTape() as tape:
            g_loss = self.loss_fn(tf.ones((n, 1)), self.discriminator(self.generator(noise)))
        grads = tape.gradient(g_loss, self.generator.trainable_weights)
        self.g_optimizer.apply_gradients(zip(grads, self.generator.trainable_weights))
        return {"d_loss": d_loss, "g_loss": g_loss}


discriminator = keras.Sequential([keras.Input((4,)), keras.layers.Dense(1)])
generator = keras.Sequential([keras.Input((2,)), keras.layers.Dense(4)])
gan = GAN(discriminator=discriminator, generator=generator, latent_dim=2)
gan.compile(
    d_optimizer=keras.optimizers.Adam(learning_rate=0.0003),
    g_optimizer=keras.optimizers.Adam(learning_rate=0.0003),
    loss_fn=keras.losses.BinaryCrossentropy(from_logits=True),
)
dataset = tf.data.Dataset.from_tensor_slices(np.random.rand(64, 4).astype("float32")).shuffle(64).batch(16)
gan.fit(dataset, epochs=1)
