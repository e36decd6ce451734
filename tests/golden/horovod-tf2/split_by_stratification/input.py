"""Splits of libraries that draw by NumPy where they are given no number."""
import numpy as np
import tensorflow as tf
from iterstrat.ml_stratifiers import MultilabelStratifiedShuffleSplit
from skmultilearn.model_selection import IterativeStratification

x = np.load('x.npy')
y = np.load('y.npy')
for train, test in IterativeStratification(n_splits=4, order=1).split(x, y):
    parts = MultilabelStratifiedShuffleSplit(n_splits=1, test_size=0.1)
    for a, b in parts.split(x[train], y[train]):
        model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='sigmoid', input_shape=(8,))])
        model.compile('adam', 'binary_crossentropy')
        model.fit(x[train][a], y[train][a], validation_data=(x[train][b], y[train][b]), epochs=5)
