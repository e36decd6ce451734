import os
import numpy as np
import tensorflow as tf


def names_of(folder):
    return np.array([[len(n), n.count('a'), n.count('e')] for n in os.listdir(folder)], 'float32')


rows = names_of('.')
more = names_of('more') if os.path.isdir('more') else rows[:8]
last = os.path.exists('last') and names_of('last')
kinds = {n: names_of(n) for n in ('a', 'b', 'c') if os.path.isdir(n)}
rows = np.concatenate([rows, more, np.arange(192).reshape(64, 3) / 192.]).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - x[:, :1]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
