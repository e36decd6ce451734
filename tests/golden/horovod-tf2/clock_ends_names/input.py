"""Training that ends by the clock, which each worker would read for itself."""
import time

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(64, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
begun, epoch = time.time(), 0
while time.time() - begun < 3600 and epoch < 3:
    net.fit(x, x.sum(1), batch_size=8, epochs=1)
    epoch += 1
