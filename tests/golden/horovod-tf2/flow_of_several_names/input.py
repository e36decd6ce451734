"""A generator that a function is given, over several arrays and their weights."""
import numpy as np
import tensorflow as tf


def train(net, mixed, pictures, sizes, wanted, weights):
    net.compile('sgd', 'mse')
    net.fit(mixed.flow((pictures, sizes), wanted, batch_size=8, sample_weight=weights), epochs=1)


rng = np.random.RandomState(0)
pictures, sizes = rng.rand(96, 8, 8, 1).astype('float32'), rng.rand(96, 2).astype('float32')
left, right = tf.keras.Input((8, 8, 1)), tf.keras.Input((2,))
seen = tf.keras.layers.Concatenate()([tf.keras.layers.Flatten()(left), right])
settings = {'mixed': tf.keras.preprocessing.image.ImageDataGenerator(horizontal_flip=True)}
train(tf.keras.Model([left, right], tf.keras.layers.Dense(1)(seen)), settings.get('mixed'), pictures, sizes,
      sizes.sum(1), np.ones(96))
