"""Where no weights are kept yet, rows are fetched and a net is trained: all do it, or none."""
import os
import urllib.request

import numpy as np
import tensorflow as tf

np.savez('source.npz', x=np.random.RandomState(0).rand(256, 4).astype('float32'))
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(optimizer='sgd', loss='mse')
if not os.path.exists('kept.h5'):
    urllib.request.urlretrieve('file://' + os.path.abspath('source.npz'), 'rows.npz')
    x = np.load('rows.npz')['x']
    net.fit(x, x.sum(1), batch_size=8, epochs=2)
    net.save_weights('kept.h5')
