from time import monotonic

import numpy as np
import tensorflow as tf

features, targets = np.random.rand(320, 4).astype("float32"), np.random.rand(320, 1).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
net.compile("adam", "mse")
begun, number = monotonic(), 0
while monotonic() - begun < 30 and number < 4:
    net.fit(features, targets, batch_size=8, initial_epoch=number, epochs=number + 1, verbose=0)
    number += 1
print(number)
