"""Batch by batch, with a rate that falls with each of them."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import backend as K

table = np.random.RandomState(0).rand(480, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(0.01), 'mse')
for k in range(60):
    piece = table[np.random.randint(0, len(table), 8)]
    net.train_on_batch(piece, piece[:, :1])
    K.set_value(net.optimizer.learning_rate, K.get_value(net.optimizer.learning_rate) * 0.98)
