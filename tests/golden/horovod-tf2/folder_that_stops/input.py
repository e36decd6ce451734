"""A folder that is there already stops the program, which makes it; later workers find it there."""
import os

import numpy as np
import tensorflow as tf


def new_folder(folder):
    if os.path.exists(folder):
        raise OSError('%s is there already' % folder)
    os.mkdir(folder)
    return folder


x = np.random.RandomState(0).rand(160, 3).astype('float32')
folder = new_folder('run')
assert not os.path.isdir('logs'), 'logs are there'
os.makedirs('logs')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(x, x.sum(axis=1), epochs=3, batch_size=8)
net.save_weights(os.path.join(folder, 'net.h5'))
