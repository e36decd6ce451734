import numpy as np
import tensorflow as tf
from data import inputs, y

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('adam', 'mse')
net.fit(inputs, y, epochs=2)
