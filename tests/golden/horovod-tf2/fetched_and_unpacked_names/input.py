"""What is fetched is asked for twice, and unpacked, in one function."""
import os
import urllib.request
import zipfile

import numpy as np
import tensorflow as tf

np.save('source.npy', np.random.RandomState(0).rand(160, 4).astype('float32'))
with zipfile.ZipFile('source.zip', 'w') as packed:
    packed.write('source.npy', 'rows.npy')


def fetch(folder, name):
    if not os.path.exists(folder + '/' + name):
        archive = folder + '/rows.zip'
        if not os.path.exists(archive):
            urllib.request.urlretrieve('file://' + os.path.abspath('source.zip'), archive)
        got = zipfile.ZipFile(archive, 'r')
        got.extractall(folder)
        got.close()


os.makedirs('got', exist_ok=True)
fetch('got', 'rows.npy')
rows = np.load('got/rows.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
net.fit(rows, rows.sum(1, keepdims=True), batch_size=8, epochs=2)
