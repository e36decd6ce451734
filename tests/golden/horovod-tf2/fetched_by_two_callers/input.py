"""A function fetches for one that does so only where a file is missing, and for the program itself: each is waited for."""
import os
import pickle
import urllib.request
import numpy as np
import tensorflow as tf
def fetch(name):
    if not os.path.exists(name):
        urllib.request.urlretrieve('http://rows.org/' + name, name)
def prepare():
    if not os.path.exists('all.npy'):
        for name in ['a.npy', 'b.npy']:
            fetch(name)
        np.save('all.npy', np.concatenate([np.load('a.npy'), np.load('b.npy')]))
if __name__ == '__main__':
    prepare()
    for name in ['c.npy', 'd.npy']:
        fetch(name)
    x = np.load('all.npy')
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    net.compile('sgd', 'mse')
    net.fit(x, x[:, :1], epochs=2)
