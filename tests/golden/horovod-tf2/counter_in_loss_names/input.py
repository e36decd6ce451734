"""A part of the cost grows with the number of the round, by a function of the program."""
import numpy as np
import tensorflow as tf


def grown(n):
    return min(1., n / 20.)


table = np.random.RandomState(0).rand(480, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.001)
for k in range(60):
    piece = table[np.random.randint(0, len(table), 8)]
    with tf.GradientTape() as tape:
        out = net(piece)
        cost = tf.reduce_mean(tf.square(out - 1.)) + grown(k) * tf.reduce_mean(tf.abs(out))
    go.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))
