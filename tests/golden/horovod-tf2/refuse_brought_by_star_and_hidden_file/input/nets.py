import tensorflow as tf
from model import *

generator = make_generator()
discriminator = make_discriminator()
generator_optimizer = tf.keras.optimizers.Adam(1e-4)
discriminator_optimizer = tf.keras.optimizers.Adam(1e-4)
prefix = './ckpt/c'
checkpoint = tf.train.Checkpoint(generator=generator, discriminator=discriminator,
                                 generator_optimizer=generator_optimizer,
                                 discriminator_optimizer=discriminator_optimizer)
