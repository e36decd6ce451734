import os
import tarfile
from urllib.request import urlretrieve

import numpy as np
import tensorflow as tf


def fetch(place):
    if os.path.isdir(place):
        return place
    urlretrieve('http://example.org/rows.tar', 'rows.tar')
    try:
        with tarfile.open('rows.tar') as kept:
            kept.extractall(place)
    except tarfile.TarError:
        os.remove('rows.tar')
        raise
    return place


def ready(place):
    if os.path.exists(place):
        return
    fetch(place)


ready('rows')
rows = np.load('rows/all.npy')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
sgd = tf.keras.optimizers.SGD(1e-3)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    sgd.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
