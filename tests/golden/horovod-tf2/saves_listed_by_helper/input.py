import os
import numpy as np
import tensorflow as tf


def latest(place):
    best = -1
    for name in os.listdir(place):
        if name.endswith('.h5'):
            best = max(best, int(name.split('.')[0]))
    return best


numbers = np.random.RandomState(0)
x, y = numbers.rand(64, 4), numbers.rand(64, 1)
os.makedirs('kept', exist_ok=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer='sgd', loss='mse')
last = latest('kept')
try:
    model.load_weights('kept/%05d.h5' % last)
except (OSError, ValueError):
    last = -1
for k in range(last + 1, 2):
    model.fit(x, y, batch_size=8, epochs=1)
    model.save_weights('kept/%05d.h5' % k)
