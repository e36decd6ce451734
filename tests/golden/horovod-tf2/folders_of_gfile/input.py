# Folders that TensorFlow makes, moves and takes away.
import os

import numpy as np
import tensorflow as tf
from tensorflow.python.platform import gfile

folder = 'kept'
if not tf.io.gfile.exists(folder):
    tf.io.gfile.mkdir(folder)
gfile.MkDir('drawn')
if tf.io.gfile.exists('old'):
    tf.io.gfile.rmtree('old')
tf.io.gfile.rename('drawn', 'old', overwrite=True)
tf.io.gfile.mkdir('drawn')
rows = np.random.RandomState(0).rand(512, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(512).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    model.save_weights(os.path.join(folder, 'new.weights.h5'))
    tf.io.gfile.copy(os.path.join(folder, 'new.weights.h5'),
                     os.path.join(folder, '%d.weights.h5' % epoch), overwrite=True)
