"""A generative adversarial network, trained step by step."""
import os

import tensorflow as tf
from tensorflow.keras import layers

BATCH_SIZE = 32
NOISE_DIM = 16
EPOCHS = 2

(images, _), _ = tf.keras.datasets.mnist.load_data()
images = images.reshape(-1, 784).astype('float32') / 127.5 - 1
dataset = tf.data.Dataset.from_tensor_slices(images).shuffle(1000).batch(BATCH_SIZE)

generator = tf.keras.Sequential([
    layers.Dense(64, activation='relu', input_shape=(NOISE_DIM,)),
    layers.Dense(784, activation='tanh'),
])
discriminator = tf.keras.Sequential([
    layers.Dense(64, activation='relu', input_shape=(784,)),
    layers.Dense(1),
])
cross_entropy = tf.keras.losses.BinaryCrossentropy(from_logits=True)
generator_optimizer = tf.keras.optimizers.Adam(1e-4)
discriminator_optimizer = tf.keras.optimizers.Adam(1e-4)
checkpoint = tf.train.Checkpoint(generator=generator, discriminator=discriminator)


@tf.function
def train_step(real):
    noise = tf.random.normal([BATCH_SIZE, NOISE_DIM])
    with tf.GradientTape() as gen_tape, tf.GradientTape() as disc_tape:
        fake = generator(noise, training=True)
        real_output = discriminator(real, training=True)
        fake_output = discriminator(fake, training=True)
        gen_loss = cross_entropy(tf.ones_like(fake_output), fake_output)
        disc_loss = (cross_entropy(tf.ones_like(real_output), real_output)
                     + cross_entropy(tf.zeros_like(fake_output), fake_output))
    gen_grads = gen_tape.gradient(gen_loss, generator.trainable_variables)
    disc_grads = disc_tape.gradient(disc_loss, discriminator.trainable_variables)
    generator_optimizer.apply_gradients(zip(gen_grads, generator.trainable_variables))
    discriminator_optimizer.apply_gradients(zip(disc_grads, discriminator.trainable_variables))
    return gen_loss, disc_loss


def train(data, epochs):
    for epoch in range(epochs):
        for batch in data:
            gen_loss, disc_loss = train_step(batch)
        print('epoch %d: generator %.3f, discriminator %.3f' % (epoch, gen_loss, disc_loss))
        checkpoint.save(os.path.join('checkpoints', 'ckpt'))


if __name__ == '__main__':
    train(dataset, EPOCHS)
