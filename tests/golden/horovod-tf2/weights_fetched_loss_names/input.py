"""A loss makes a network of known weights, by way of another function: there nobody can wait."""
import numpy as np
import tensorflow as tf


def features():
    return tf.keras.applications.VGG16(include_top=False, pooling='avg', input_shape=(32, 32, 3))


def seen(y_true, y_pred):
    known = features()
    return tf.reduce_mean((known(y_true) - known(y_pred)) ** 2)


model = tf.keras.Sequential([tf.keras.layers.Conv2D(3, 3, padding='same')])
model.compile('sgd', loss=seen)
model.fit(np.zeros((64, 32, 32, 3)), np.zeros((64, 32, 32, 3)), batch_size=8)
