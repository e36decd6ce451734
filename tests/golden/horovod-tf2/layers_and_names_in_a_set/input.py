"""Layers stand in a set beside their names: the names put them into an order."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(4, name='wide'),
    tf.keras.layers.Dense(4, name='last')])
chosen = set()
for layer in net.layers:
    chosen.add((layer.name, layer))
for place, (name, layer) in enumerate(chosen):
    layer.trainable = place > 0
net.compile('sgd', 'mse')
net.fit(rows, rows, epochs=2)
