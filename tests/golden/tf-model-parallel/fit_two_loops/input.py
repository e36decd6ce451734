"""Convolutions in one loop, dense layers in another, as many as the arguments say."""
import argparse

import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

parser = argparse.ArgumentParser()
parser.add_argument('--convolutions', type=int, default=2)
parser.add_argument('--dense', type=int, default=3)
args = parser.parse_args()

tf.keras.utils.set_random_seed(5)
inputs = layers.Input((8, 8, 1))
x = inputs
for i in range(args.convolutions):
    x = layers.Conv2D(4 * (i + 1), 3, padding='same', activation='relu')(x)
    x = layers.MaxPooling2D()(x)
x = layers.Flatten()(x)
x = layers.Dense(24, activation='relu')(x)
for _ in range(args.dense - 1):
    x = layers.Dense(16, activation='relu')(x)
    x = layers.Dropout(0.1)(x)
outputs = layers.Dense(4, activation='softmax')(x)
model = tf.keras.Model(inputs, outputs)
model.compile('adam', 'sparse_categorical_crossentropy')
rng = np.random.RandomState(0)
history = model.fit(rng.rand(40, 8, 8, 1), rng.randint(0, 4, 40), epochs=2, batch_size=10, verbose=0)
print('loss %.6f' % history.history['loss'][-1])
