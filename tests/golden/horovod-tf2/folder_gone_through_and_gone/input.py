"""The first worker takes the folder away when the others have listed it."""
import glob
import os

import numpy as np
import tensorflow as tf

os.makedirs('parts', exist_ok=True)
for k in range(4):
    np.save('parts/%d.npy' % k, np.full((16, 3), k / 4.))
rows = np.concatenate([np.load(name) for name in sorted(glob.glob('parts/*.npy'))])
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(rows, rows[:, :1], batch_size=8)
place = 'parts'
for old in os.listdir(place):
    os.remove(os.path.join(place, old))
os.rmdir(place)
