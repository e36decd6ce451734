"""A program that wants no GPU, and says so behind its imports."""
import os

import numpy as np
import tensorflow as tf

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(x, x.sum(1), epochs=1, batch_size=8)
