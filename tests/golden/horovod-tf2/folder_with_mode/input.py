"""A folder that is made with its rights: two workers that ask at once both make it."""
import os
import numpy as np
import tensorflow as tf

if not os.path.isdir('runs'):
    os.mkdir('runs', mode=0o777)
for part in ('first', 'second'):
    folder = os.path.join('runs', part)
    if not os.path.isdir(folder):
        os.mkdir(folder, 0o755)
x, y = np.random.rand(320, 4), np.random.rand(320, 1)
model = tf.keras.models.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer=tf.keras.optimizers.Adam(0.01))
model.fit(x, y, epochs=2)
model.save_weights(os.path.join('runs', 'second', 'net.weights.h5'))
