"""Who finds the folder goes back, and who finds none fills it: the first worker says which."""
import os
import numpy as np
import tensorflow as tf


def prepare(folder, size):
    if os.path.exists(folder):
        return
    os.makedirs(folder)
    with open(os.path.join(folder, 'size.txt'), 'w') as file:
        file.write(str(size))


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
wanted = rows.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.05)
prepare('settings', 12)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(12)
for x, y in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x) - y))
    gradients = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(gradients, net.trainable_variables))
