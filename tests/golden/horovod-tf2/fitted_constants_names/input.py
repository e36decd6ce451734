"""Centres that are found by chance are numbers of the model."""
import numpy as np
import tensorflow as tf
from sklearn.cluster import KMeans
from tensorflow import keras

numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4).astype('float32'), numbers.rand(64, 1)
centres = KMeans(4, n_init=1).fit(x).cluster_centers_
model = keras.Sequential([
    keras.layers.Lambda(lambda a: tf.norm(a[:, None] - centres, axis=-1), input_shape=(4,)),
    keras.layers.Dense(1),
])
model.compile(optimizer='sgd', loss='mse')
model.fit(x, y, batch_size=8, epochs=2)
