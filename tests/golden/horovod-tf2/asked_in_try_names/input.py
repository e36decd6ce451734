"""Asked until it is a number, and by default where nobody answers."""
import io
import sys

import numpy as np
import tensorflow as tf

sys.stdin = io.StringIO('many\n2\n')
while True:
    try:
        epochs = int(sys.stdin.readline())
        break
    except ValueError:
        continue
try:
    size = int(sys.stdin.readline())
except ValueError:
    size = 8
x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(x, x.sum(1), epochs=epochs, batch_size=size)
