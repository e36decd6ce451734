import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


def block(x):
    x = layers.Dense(4)(x)
    return layers.Dense(4)(x)


inputs = tf.keras.Input((4,))
x = block(inputs)
y = block(inputs)
model = tf.keras.Model(inputs, layers.Add()([x, y]))
model.compile('sgd', 'mse')
model.fit(np.ones((8, 4)), np.ones((8, 1)), verbose=0)
