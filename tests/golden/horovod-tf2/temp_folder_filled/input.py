import glob, os, shutil, tempfile
import numpy as np
import tensorflow as tf


def clean(place):
    if os.path.isdir(place):
        shutil.rmtree(place)
    os.makedirs(place)
    return place


place = clean(os.path.join(tempfile.gettempdir(), 'rows'))
for k in range(4):
    np.save(os.path.join(place, '%d.npy' % k), np.full((16, 3), k / 4.))
rows = np.concatenate([np.load(n) for n in sorted(glob.glob(os.path.join(place, '*.npy')))]).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(rows, rows[:, :1], batch_size=8)
