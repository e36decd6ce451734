"""Rows of a sparse matrix, beside others."""
import numpy as np
import tensorflow as tf
from scipy import sparse

x = np.random.RandomState(0).rand(320, 3).astype('float32')
rare = sparse.random(320, 20, density=0.2, random_state=1, dtype='float32').tocsr()
y = x.sum(axis=1) + np.asarray(rare.sum(axis=1))[:, 0]
kept = np.arange(0, 320, 2)
plain = tf.keras.Input((3,))
mostly_naught = tf.keras.Input((20,), sparse=True)
both = tf.keras.layers.Add()([tf.keras.layers.Dense(1)(plain), tf.keras.layers.Dense(1)(mostly_naught)])
model = tf.keras.Model([plain, mostly_naught], both)
model.compile('sgd', 'mse')
model.fit([x[kept], rare[kept]], y[kept], epochs=3, batch_size=8)
alone = tf.keras.Sequential([tf.keras.Input((20,), sparse=True), tf.keras.layers.Dense(1)])
alone.compile('sgd', 'mse')
alone.fit(rare, y, epochs=3, batch_size=8)
rows = [x, rare]
model.fit(rows, y, epochs=3, batch_size=8)
