"""Rows of files that are found in one expression, and handed on at once."""
import json
import os
import numpy as np
import tensorflow as tf


def read(names):
    rows = np.zeros((len(names), 3), 'float32')
    for i, name in enumerate(names):
        with open(name, encoding='utf-8') as file:
            text = file.read()
        rows[i] = [len(text) % 7, text.count('e') % 5, len(name) % 3]
    return rows


base = os.path.dirname(json.__file__)
found = [os.path.join(place, name) for place, _, names in os.walk(base) for name in names
         if name.endswith('.py')]
rows = np.tile(np.concatenate([read(found), read([base + '/' + n for n in os.listdir(base)
                                                  if n.endswith('.py')])]), (8, 1))
data = tf.data.Dataset.from_tensor_slices(rows).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.001)
for epoch in range(2):
    for a in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a) - a))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
net.save_weights('net.h5')
