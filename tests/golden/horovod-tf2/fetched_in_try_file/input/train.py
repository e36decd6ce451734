"""One worker could fetch nothing, and the others would wait for it for ever."""
import urllib.request

import numpy as np
import tensorflow as tf

from getting import get

try:
    path, _ = urllib.request.urlretrieve('file:///nowhere/rows.npz', 'rows.npz')
except OSError:
    path = None
if not get('file:///nowhere/either.npz', 'either.npz'):
    print('made up')
    x = np.linspace(0, 1, 512).reshape(128, 4).astype('float32')
else:
    x = np.load('either.npz')['x']
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer='sgd', loss='mse')
net.fit(x, x.sum(1), batch_size=8, epochs=2)
