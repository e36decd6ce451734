"""A bar of Keras by another name, which is told the number of the round."""
import numpy as np
import tensorflow as tf
from tensorflow.keras.utils import Progbar

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
loud = 2
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile('sgd', 'mse')
for epoch in range(3):
    bar = Progbar(40, verbose=loud - 1)
    for k in range(40):
        model.train_on_batch(rows[k * 16:k * 16 + 16], wanted[k * 16:k * 16 + 16])
        bar.update(k + 1)
