"""A setting takes a rate, or a schedule, out of a table."""
import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--how', default='flat')
args = parser.parse_args()
x = np.random.RandomState(0).rand(96, 4).astype('float32')
rates = {'flat': 0.05, 'exp': tf.keras.optimizers.schedules.ExponentialDecay(0.05, 100, 0.9)}
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.Adam(rates[args.how])
for a, b in tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).shuffle(96).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print(np.isfinite(float(loss)))
