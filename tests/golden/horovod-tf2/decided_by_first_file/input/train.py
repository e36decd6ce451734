"""Training is left when the losses rise."""
import numpy as np
import tensorflow as tf

from patience import Patience

x = np.random.RandomState(0).rand(256, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.1)
patience = Patience(3)
for epoch in range(4):
    for rows in tf.data.Dataset.from_tensor_slices(x).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(rows)[:, 0] - tf.reduce_sum(rows, 1)) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    patience.losses.append(float(loss))
    if patience.lost():
        break
