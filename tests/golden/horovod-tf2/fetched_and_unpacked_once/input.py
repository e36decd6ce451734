import glob
import os
import shutil
import zipfile
from urllib.request import urlretrieve
import numpy as np
import tensorflow as tf


def fetch(folder):
    if os.path.exists(folder):
        return
    urlretrieve('http://example.org/rows.zip', 'set.zip')
    os.makedirs(folder)
    try:
        with zipfile.ZipFile('set.zip') as archive:
            archive.extractall(folder)
    except Exception as error:
        shutil.rmtree(folder)
        raise error
    os.remove('set.zip')


class Data:
    def __init__(self, name):
        if name == 'set':
            fetch('set')
            self.files = glob.glob('set/*.npy')
        self.files.sort()


data = Data('set')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(1e-3)
for epoch in range(10):
    for name in data.files:
        x = np.load(name)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x)))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    print(epoch, float(loss))
