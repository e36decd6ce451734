"""The rate falls, or stays, as a setting says."""
import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument('--rate', type=float, default=0.05)
parser.add_argument('--falling', action='store_true')
args = parser.parse_args()
if args.falling:
    rate = tf.keras.optimizers.schedules.ExponentialDecay(args.rate, 100, 0.9)
else:
    rate = args.rate
x = np.random.RandomState(0).rand(96, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(rate)
for a, b in tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).shuffle(96).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
print(np.isfinite(float(loss)))
