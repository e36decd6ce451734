"""Each round is of all rows; only what is left out of them is drawn."""
import numpy as np
import tensorflow as tf


def thinned(x, rate):
    keep = tf.floor(tf.random.uniform(tf.shape(x), seed=3) + rate)
    return x * keep / rate


table = np.random.RandomState(0).rand(64, 4).astype('float32')
sums = table.sum(1, keepdims=True)
weight = tf.Variable(tf.ones([4, 1]))
descent = tf.keras.optimizers.SGD(0.01)
for turn in range(40):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.matmul(thinned(table, 0.5), weight) - sums))
    descent.apply_gradients([(tape.gradient(loss, weight), weight)])
