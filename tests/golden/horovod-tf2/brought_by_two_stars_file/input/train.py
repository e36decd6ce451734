import tensorflow as tf
from nets import *


@tf.function
def train_step(rows):
    z = tf.random.normal([rows.shape[0], 2])
    with tf.GradientTape() as gt, tf.GradientTape() as dt:
        fake = generator(z, training=True)
        d_loss = tf.reduce_mean(discriminator(fake)) - tf.reduce_mean(discriminator(rows))
        g = dt.gradient(d_loss, discriminator.trainable_variables)
        discriminator_optimizer.apply_gradients(zip(g, discriminator.trainable_variables))
        g_loss = -tf.reduce_mean(discriminator(fake))
        g = gt.gradient(g_loss, generator.trainable_variables)
        generator_optimizer.apply_gradients(zip(g, generator.trainable_variables))
        return d_loss, g_loss


def train(ds, epochs):
    for epoch in range(epochs):
        for rows in ds:
            d, g = train_step(rows)



train(tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal((640, 4), (1, 2))).batch(32), 3)
