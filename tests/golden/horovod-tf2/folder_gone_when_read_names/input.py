"""A function takes the folder away from which all have read what they look at."""
import os
import shutil
import numpy as np
import tensorflow as tf


def tidy_up(path):
    if os.path.exists(path):
        shutil.rmtree(path)


place = 'scratch'
table = np.random.RandomState(6).rand(480, 3).astype('float32')
os.makedirs(place, exist_ok=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile('sgd', 'mse')
net.fit(table, table.sum(axis=1), epochs=4)
net.save_weights(place + '/net.weights.h5')
net.load_weights(place + '/net.weights.h5')
tidy_up(place)
print('off', net.evaluate(table, table.sum(axis=1), verbose=0))
