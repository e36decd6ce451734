# Bars that are shown where a setting says so.
import sys

import numpy as np
import tensorflow as tf
from tqdm import tqdm, trange

told = len(sys.argv) < 2
rows = np.random.RandomState(0).rand(512, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(512).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.01)
for epoch in trange(2, disable=not told):
    for x, y in tqdm(data, disable=None, leave=False):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    for k in tqdm(range(3), disable=True):
        pass
