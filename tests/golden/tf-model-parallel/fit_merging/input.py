import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


def block(x, width):
    x = layers.Dense(width, use_bias=False)(x)
    x = layers.BatchNormalization()(x)
    return layers.Activation('relu')(x)


inputs = tf.keras.Input((10,))
x = block(inputs, 16)
for i in range(3):
    y = block(x, 16)
    x = layers.add([x, y])
left = layers.Dense(8, activation='relu')(x)
right = layers.Dense(8, activation='tanh')(x)
x = layers.concatenate([left, right], axis=-1)
model = tf.keras.Model(inputs, layers.Dense(3)(x))
model.compile('sgd', 'mse')
rng = np.random.RandomState(0)
model.fit(rng.rand(32, 10), rng.rand(32, 3), batch_size=8, epochs=2, verbose=2)
