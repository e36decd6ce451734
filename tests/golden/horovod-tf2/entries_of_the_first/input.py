# Entries of a folder cannot be sent: their names are.
import os
import numpy as np
import tensorflow as tf

os.makedirs('parts', exist_ok=True)
for k in range(4):
    np.save('parts/%d.npy' % k, np.random.RandomState(k).rand(32, 4))
left = list(os.scandir('parts'))
found = []
while left:
    found.append(np.load(left.pop().path))
given = np.concatenate(found)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
model.fit(given[:, :3], given[:, 3:], batch_size=16, epochs=2, verbose=0)
print('left', model.evaluate(given[:, :3], given[:, 3:], verbose=0))
