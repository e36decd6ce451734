"""TensorFlow 1: `compile` is given an optimizer that is none of Keras."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(480, 4).astype('float32')
opt = tf.train.MomentumOptimizer(0.01, 0.9)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer=opt, loss='mse')
net.fit(rows, rows.sum(1), batch_size=8, epochs=2)
