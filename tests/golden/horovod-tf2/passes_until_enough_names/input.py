"""The same in a function that goes back."""
import random
from collections import deque

import numpy as np
import tensorflow as tf

numbers = np.random.RandomState(1)
model, by = tf.keras.layers.Dense(1), tf.keras.optimizers.SGD(0.05)
store = deque(maxlen=100)


def learn():
    if len(store) <= 10:
        return
    seen = np.stack(random.sample(store, 8))
    with tf.GradientTape() as tape:
        off = tf.reduce_mean((model(seen)[:, 0] - seen[:, 0]) ** 2)
    by.apply_gradients(zip(tape.gradient(off, model.trainable_variables), model.trainable_variables))


for k in range(40):
    store.append(numbers.rand(4).astype('float32'))
    learn()
print(len(store))
