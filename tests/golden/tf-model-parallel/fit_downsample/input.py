"""Parts of a model that functions make, kept in lists."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(6)


def downsample(filters, normalised=True):
    result = tf.keras.Sequential()
    result.add(tf.keras.layers.Conv2D(filters, 3, strides=2, padding='same', use_bias=False))
    if normalised:
        result.add(tf.keras.layers.BatchNormalization())
    result.add(tf.keras.layers.LeakyReLU())
    return result


def upsample(filters):
    result = tf.keras.Sequential()
    result.add(tf.keras.layers.Conv2DTranspose(filters, 3, strides=2, padding='same'))
    result.add(tf.keras.layers.ReLU())
    return result


def generator():
    inputs = tf.keras.layers.Input(shape=[16, 16, 1])
    down_stack = [downsample(4, normalised=False), downsample(8), downsample(8)]
    up_stack = [upsample(8), upsample(4)]
    last = tf.keras.layers.Conv2DTranspose(1, 3, strides=2, padding='same', activation='tanh')
    x = inputs
    skips = []
    for down in down_stack:
        x = down(x)
        skips.append(x)
    for up, skip in zip(up_stack, reversed(skips[:-1])):
        x = up(x)
        x = tf.keras.layers.Concatenate()([x, skip])
    return tf.keras.Model(inputs=inputs, outputs=last(x))


model = generator()
model.compile(optimizer=tf.keras.optimizers.Adam(2e-3, beta_1=0.5), loss='mae')
images = np.random.rand(24, 16, 16, 1).astype('float32')
model.fit(images, 1 - images, batch_size=8, epochs=1, verbose=2)
