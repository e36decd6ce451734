import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--taught", action="store_true")
asked = parser.parse_args()
x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
if asked.taught:
    first = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
for a, b in data:
    if asked.taught:
        b = first(a)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a, training=True) - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
net.save_weights("net.h5")
