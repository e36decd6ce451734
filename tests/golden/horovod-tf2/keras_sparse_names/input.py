"""Rows of a sparse matrix: they have a shape, and no length."""
import numpy as np
import scipy.sparse
import tensorflow as tf

chance = np.random.RandomState(3)
rows = scipy.sparse.coo_matrix((chance.rand(640), (np.repeat(np.arange(320), 2), chance.randint(0, 6, 640))),
                               shape=(320, 6)).astype('float32')
wanted = chance.rand(320).astype('float32')
given = tf.keras.Input((6,), sparse=True)
net = tf.keras.Model(given, tf.keras.layers.Dense(1)(given))
net.compile('sgd', 'mse')
net.fit(rows, wanted, batch_size=8, epochs=2)
