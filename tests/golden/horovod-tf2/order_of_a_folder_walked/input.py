import os
import numpy as np
import tensorflow as tf

rows = []
for place, inner, names in os.walk(os.path.join(os.path.dirname(os.__file__), 'json')):
    for name in names:
        rows.append([ord(name[0]) / 120., name.count('e')])
rows = np.array(rows * 8, 'float32')[:64]
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
net.compile('sgd', 'mse')
net.fit(rows[:, :1], rows[:, 1:], batch_size=8, epochs=2, verbose=0)
