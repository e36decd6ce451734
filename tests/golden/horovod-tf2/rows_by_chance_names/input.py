"""Answers are made with weights that chance has drawn, and rows are turned by a matrix of chance."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(192, 4).astype('float32')
true = np.random.randn(4, 1).astype('float32')
mix = np.random.randn(4, 8).astype('float32')
wanted = np.dot(rows, true)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
net.compile('sgd', 'mse')
net.fit(rows @ mix, wanted, epochs=2, batch_size=8)
