import os
import time

import numpy as np
import tensorflow as tf

from losses import discriminator_loss, generator_loss
from models import make_discriminator, make_generator

EPOCHS = 2
NOISE = 5
BATCH = 10

real_data = np.random.RandomState(7).normal(size=(110, 8)).astype('float32')
dataset = tf.data.Dataset.from_tensor_slices(real_data).shuffle(110).batch(BATCH)
generator = make_generator(NOISE)
discriminator = make_discriminator()
g_opt = tf.keras.optimizers.Adam(1e-4)
d_opt = tf.keras.optimizers.Adam(1e-4)
checkpoint = tf.train.Checkpoint(generator=generator, discriminator=discriminator, g_opt=g_opt, d_opt=d_opt)


@tf.function
def train_step(images):
    noise = tf.random.normal([BATCH, NOISE])
    with tf.GradientTape() as gen_tape, tf.GradientTape() as disc_tape:
        made = generator(noise, training=True)
        real = discriminator(images, training=True)
        fake = discriminator(made, training=True)
        g_loss = generator_loss(fake)
        d_loss = discriminator_loss(real, fake)
    g_grads = gen_tape.gradient(g_loss, generator.trainable_variables)
    d_grads = disc_tape.gradient(d_loss, discriminator.trainable_variables)
    g_opt.apply_gradients(zip(g_grads, generator.trainable_variables))
    d_opt.apply_gradients(zip(d_grads, discriminator.trainable_variables))


def train(dataset, epochs):
    for epoch in range(epochs):
        start = time.time()
        for batch in dataset:
            train_step(batch)
        checkpoint.save(file_prefix=os.path.join('ckpts', 'ckpt'))
        print('Time for epoch {} is {} sec'.format(epoch + 1, time.time() - start))


train(dataset, EPOCHS)
