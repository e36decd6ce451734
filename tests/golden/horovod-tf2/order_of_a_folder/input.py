import os
import numpy as np
import tensorflow as tf


def names_of(folder):
    rows = []
    for name in os.listdir(folder):
        rows.append([len(name), name.count('a'), name.count('e')])
    return np.array(rows, 'float32')


rows = names_of(os.path.dirname(os.__file__))[:64] / 20.
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - x[:, :1]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
