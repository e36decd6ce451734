import numpy as np
import tensorflow as tf


def build():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    return model


x, y = np.random.rand(40, 4), np.random.rand(40)
first = build()
first.compile(optimizer='adam', loss='mse')
first.fit(x, y)
second = tf.keras.applications.MobileNetV2(weights=None, classes=2, alpha=0.35, input_shape=(32, 32, 3))
second.compile(optimizer='sgd', loss='mse')
second.fit(np.random.rand(4, 32, 32, 3), np.random.rand(4, 2))
