# What the first worker packs, all unpack.
import gzip
import os
import pickle
import numpy as np
import tensorflow as tf


def rows():
    if not os.path.isfile('rows.pkl.gz'):
        with open('rows.pkl.gz', 'wb') as packed:
            packed.write(gzip.compress(pickle.dumps(np.random.RandomState(0).rand(64, 5))))
    with gzip.open('rows.pkl.gz', 'rb') as packed:
        return pickle.load(packed)


table = rows()
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.05), loss='mse')
model.fit(table[:, :4], table[:, 4:], batch_size=4, epochs=2)
