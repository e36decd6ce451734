"""Rows are mixed, and their order kept, only where no file has an order yet."""
import os
import random

import numpy as np
import tensorflow as tf

if not os.path.exists('order.txt'):
    names = list(range(160))
    random.shuffle(names)
    with open('order.txt', 'w') as f:
        for n in names:
            f.write('%d\n' % n)
order = []
with open('order.txt') as f:
    for line in f:
        order.append(int(line))

table = np.random.RandomState(0).rand(160, 4).astype('float32')[order]
data = tf.data.Dataset.from_tensor_slices(table).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.legacy.SGD(0.01)
for epoch in range(2):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
