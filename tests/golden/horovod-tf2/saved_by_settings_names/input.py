"""How often a model is saved stands in settings: a number of batches, or every epoch."""
import json

import numpy as np
import tensorflow as tf

settings = json.loads('{"every": "epoch", "more": {"save_weights_only": true}}')
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
kept = tf.keras.callbacks.ModelCheckpoint('net.weights.h5', save_weights_only=True, save_freq=settings['every'])
again = tf.keras.callbacks.ModelCheckpoint('again.weights.h5', **settings['more'])
net.fit(rows, rows.sum(1), batch_size=8, epochs=2, callbacks=[kept, again])
