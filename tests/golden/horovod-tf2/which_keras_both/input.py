# Models of both.
import numpy as np
import keras
import tensorflow as tf
x = np.random.RandomState(0).rand(960, 4).astype('float32')
y = (x.sum(1) > 2).astype('int32')
first = keras.Sequential([keras.layers.Dense(2)])
first.compile(keras.optimizers.SGD(0.01), 'mse')
second = tf.keras.Sequential([tf.keras.layers.Dense(2)])
second.compile(tf.keras.optimizers.SGD(0.01), 'mse')
first.fit(x, y, epochs=3)
second.fit(x, y, epochs=3)
