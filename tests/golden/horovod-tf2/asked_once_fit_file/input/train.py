"""The same for a rate, in another file, until the answer is another."""
import numpy as np
import tensorflow as tf

import asking

rows = np.random.RandomState(0).rand(640, 4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(tf.keras.optimizers.SGD(asking.rate()), "mse")
while True:
    net.fit(rows, rows.sum(1, keepdims=True), epochs=2)
    if not asking.again():
        break
