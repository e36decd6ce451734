import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

BATCH = 8
real = np.random.RandomState(17).normal(size=(96, 4)).astype('float32')
dataset = tf.data.Dataset.from_tensor_slices(real).shuffle(96).batch(BATCH, drop_remainder=True)
generator = tf.keras.Sequential([layers.Dense(8, activation='tanh', input_shape=(3,)), layers.Dense(4)])
critic = tf.keras.Sequential([layers.Dense(8, activation='tanh', input_shape=(4,)), layers.Dense(1)])
g_opt = tf.keras.optimizers.Adam(1e-4, beta_1=0.5)
c_opt = tf.keras.optimizers.Adam(1e-4, beta_1=0.5)


def penalty(x, fake):
    eps = tf.random.uniform([BATCH, 1])
    mixed = eps * x + (1 - eps) * fake
    with tf.GradientTape() as gp_tape:
        gp_tape.watch(mixed)
        score = critic(mixed, training=True)
    slope = gp_tape.gradient(score, mixed)
    return tf.reduce_mean((tf.norm(slope, axis=1) - 1.0) ** 2)


@tf.function
def train_critic(x):
    noise = tf.random.normal([BATCH, 3])
    with tf.GradientTape() as tape:
        fake = generator(noise, training=True)
        loss = tf.reduce_mean(critic(fake)) - tf.reduce_mean(critic(x)) + 10.0 * penalty(x, fake)
    grads = tape.gradient(loss, critic.trainable_variables)
    c_opt.apply_gradients(zip(grads, critic.trainable_variables))
    return loss


@tf.function
def train_generator():
    noise = tf.random.normal([BATCH, 3])
    with tf.GradientTape() as tape:
        loss = -tf.reduce_mean(critic(generator(noise, training=True)))
    grads = tape.gradient(loss, generator.trainable_variables)
    g_opt.apply_gradients(zip(grads, generator.trainable_variables))
    return loss


for epoch in range(2):
    for x in dataset:
        c_loss = train_critic(x)
        g_loss = train_generator()
    print('epoch {} critic {:.3f} generator {:.3f}'.format(epoch, float(c_loss), float(g_loss)))
