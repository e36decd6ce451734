"""A network that is got by its name may normalise its batches."""
import numpy as np
import tensorflow as tf


def made(name):
    network = getattr(tf.keras.applications, name)
    base = network(input_shape=(32, 32, 3), weights=None, include_top=False, pooling='avg', alpha=0.35)
    return tf.keras.Model(base.inputs, tf.keras.layers.Dense(1)(base.output))


pictures = np.random.RandomState(0).rand(48, 32, 32, 3).astype('float32')
net = made('MobileNetV2')
net.compile('sgd', 'mse')
net.fit(pictures, pictures.mean((1, 2, 3)), batch_size=4, epochs=1)
