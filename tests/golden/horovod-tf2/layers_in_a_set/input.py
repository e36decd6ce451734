"""Layers are kept in a set: they have no order of their own, but names."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(320, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(8, name='first'),
                             tf.keras.layers.Dense(4, name='second')])
model.build((None, 4))
chosen = set()
for layer in model.layers:
    if layer.trainable:
        chosen.add(layer)
told = [layer.name for layer in list(chosen)]
every = list(set(model.layers))
model.compile(tf.keras.optimizers.SGD(0.05), 'mse')
model.fit(rows, rows, batch_size=16, epochs=3)
print(len(told), len(every))
