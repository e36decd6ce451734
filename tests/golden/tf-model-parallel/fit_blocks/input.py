"""Blocks that a function makes again and again: written out, with strides, and in a loop."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.utils.set_random_seed(8)


def conv_block(x, filters):
    x = layers.Conv2D(filters, 3, padding='same', use_bias=False)(x)
    x = layers.BatchNormalization()(x)
    x = layers.ReLU()(x)
    return layers.MaxPooling2D()(x)


def residual(x, width):
    h = layers.Dense(width, activation='relu')(x)
    h = layers.Dense(width)(h)
    return layers.Add()([x, h])


inputs = layers.Input((8, 8, 1))
x = conv_block(inputs, 4)
x = conv_block(x, 8)
x = layers.Flatten()(x)
x = layers.Dense(12, activation='relu')(x)
for _ in range(3):
    x = residual(x, 12)
outputs = layers.Dense(3, activation='softmax')(x)
model = tf.keras.Model(inputs, outputs)
model.compile(tf.keras.optimizers.SGD(0.05, momentum=0.9), 'sparse_categorical_crossentropy')
rng = np.random.RandomState(0)
history = model.fit(rng.rand(32, 8, 8, 1), rng.randint(0, 3, 32), epochs=2, batch_size=8, verbose=0)
print('loss %.6f' % history.history['loss'][-1])
