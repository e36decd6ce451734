"""The same at top level, where Keras trains."""
import os
import zipfile
import numpy as np
import tensorflow as tf


def bring(file, there):
    there = os.path.abspath(there)
    tf.keras.utils.get_file(file, 'file://' + os.path.join(os.getcwd(), file),
                            cache_subdir=there, extract=True)
    os.remove(os.path.join(there, file))


def put(kind):
    if not os.path.exists(kind + '.zip'):
        with zipfile.ZipFile(kind + '.zip', 'w') as z:
            z.writestr(kind + '/rows.txt', '\n'.join('%d %d %d' % (i, i % 3, i % 5) for i in range(64)))


put('given')
os.makedirs('brought', exist_ok=True)
if not os.path.isdir('brought/given'):
    bring('given.zip', 'brought')
lines = tf.data.TextLineDataset('brought/given/rows.txt').map(
    lambda line: tf.strings.to_number(tf.strings.split(line)) / 64)
feed = lines.cache('brought/kept').map(lambda row: (row[:2], row[2:])).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile('sgd', 'mse')
net.fit(feed, epochs=2, verbose=2)
