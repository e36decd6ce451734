"""A method goes back where the file is there, and another one hands on what it gives."""
import os
import urllib.request

import numpy as np
import tensorflow as tf

np.savez('source.npz', x=np.random.RandomState(0).rand(256, 4).astype('float32'))


class Store:
    source = 'file://' + os.path.abspath('source.npz')

    def path_of(self, name):
        if os.path.exists(name):
            return name
        made, _ = urllib.request.urlretrieve(self.source, name)
        return made

    def rows(self, name):
        return np.load(self.path_of(name))['x']


rows = Store().rows('rows.npz')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.01)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
