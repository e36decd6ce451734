# A folder that is there for a block is one for all workers, until the last has read.
import os
import tempfile
import numpy as np
import tensorflow as tf

with tempfile.TemporaryDirectory() as root:
    for k in range(4):
        np.save(os.path.join(root, '%d.npy' % k), np.random.RandomState(k).rand(32, 4))
    found = [np.load(os.path.join(root, name)) for name in sorted(os.listdir(root))]
given = np.concatenate(found)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile('sgd', 'mse')
model.fit(given[:, :3], given[:, 3:], batch_size=16, epochs=2, verbose=0)
print('left', model.evaluate(given[:, :3], given[:, 3:], verbose=0))
