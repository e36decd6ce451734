"""A GAN: two models made by two functions."""
import tensorflow as tf
from tensorflow.keras import layers
tf.random.set_seed(5)


generator = tf.keras.Sequential([layers.Dense(32, use_bias=False, input_shape=(8,)), layers.LeakyReLU(), layers.Dense(20, activation='tanh')])
discriminator = tf.keras.Sequential([layers.Dense(32, input_shape=(20,)), layers.LeakyReLU(), layers.Dense(1)])
cross_entropy = tf.keras.losses.BinaryCrossentropy(from_logits=True)
g_opt, d_opt = tf.keras.optimizers.Adam(1e-4), tf.keras.optimizers.Adam(1e-4)
real = tf.random.normal((64, 20), seed=1)


@tf.function
def train_step(images):
    noise = tf.random.normal([16, 8], seed=2)
    with tf.GradientTape() as gen_tape, tf.GradientTape() as disc_tape:
        fake = generator(noise, training=True)
        real_out, fake_out = discriminator(images, training=True), discriminator(fake, training=True)
        g_loss = cross_entropy(tf.ones_like(fake_out), fake_out)
        d_loss = cross_entropy(tf.ones_like(real_out), real_out) + cross_entropy(tf.zeros_like(fake_out), fake_out)
    g_opt.apply_gradients(zip(gen_tape.gradient(g_loss, generator.trainable_variables), generator.trainable_variables))
    d_opt.apply_gradients(zip(disc_tape.gradient(d_loss, discriminator.trainable_variables), discriminator.trainable_variables))
    return g_loss


for i in range(4):
    print(float(train_step(real[16 * i:16 * i + 16])))
