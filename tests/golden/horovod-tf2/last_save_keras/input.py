"""Batch by batch, and the last round of so many and one is the one that is kept."""
import numpy as np
import tensorflow as tf

many, each = 61, 20
table = np.random.RandomState(0).rand(120, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
for k in range(many):
    piece = table[np.random.randint(0, len(table), 8)]
    net.train_on_batch(piece, piece[:, :1])
    if not k % each:
        net.save('kept.h5')
