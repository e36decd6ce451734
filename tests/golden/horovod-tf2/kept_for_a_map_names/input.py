import os

import numpy as np
import tensorflow as tf

names = ["kept/row%02d" % k for k in range(96)]


def keep(names):
    before = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
    os.makedirs("kept", exist_ok=True)
    for k, name in enumerate(names):
        np.save(name, before(np.full((1, 3), k / 96, "float32")).numpy()[0])


def read(name):
    row = np.load(name.decode() + ".npy")
    return row, row.sum(keepdims=True)


keep(names)
data = tf.data.Dataset.from_tensor_slices(names)
data = data.map(lambda name: tf.numpy_function(read, [name], [tf.float32, tf.float32])).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.1)
for epoch in range(2):
    for x, y in data:
        x.set_shape([None, 3])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
