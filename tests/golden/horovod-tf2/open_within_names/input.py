"""A file is opened and written in one expression."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(160, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
open('net.json', 'w').write(net.to_json())
net.fit(rows, rows.sum(1, keepdims=True), batch_size=8, epochs=2)
