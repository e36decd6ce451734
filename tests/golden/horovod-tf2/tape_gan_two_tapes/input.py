import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

generator = tf.keras.Sequential([layers.Dense(4, input_shape=(2,))])
discriminator = tf.keras.Sequential([layers.Dense(1, input_shape=(4,))])
cross_entropy = tf.keras.losses.BinaryCrossentropy(from_logits=True)
generator_optimizer = tf.keras.optimizers.Adam(1e-4)
discriminator_optimizer = tf.keras.optimizers.Adam(1e-4)


@tf.function
def train_step(images):
    noise = tf.random.normal([8, 2])
    with tf.GradientTape() as gen_tape, tf.GradientTape() as disc_tape:
        generated = generator(noise, training=True)
        real = discriminator(images, training=True)
        fake = discriminator(generated, training=True)
        gen_loss = cross_entropy(tf.ones_like(fake), fake)
        disc_loss = cross_entropy(tf.ones_like(real), real) + cross_entropy(tf.zeros_like(fake), fake)
    gen_grads = gen_tape.gradient(gen_loss, generator.trainable_variables)
    disc_grads = disc_tape.gradient(disc_loss, discriminator.trainable_variables)
    generator_optimizer.apply_gradients(zip(gen_grads, generator.trainable_variables))
    discriminator_optimizer.apply_gradients(zip(disc_grads, discriminator.trainable_variables))


def train(dataset, epochs):
    for epoch in range(epochs):
        for batch in dataset:
            train_step(batch)


train_dataset = tf.data.Dataset.from_tensor_slices(np.random.rand(64, 4).astype('float32')).shuffle(64).batch(8)
train(train_dataset, 2)
