"""Batches with a number that is none are left out, in the block of the tape."""
import numpy as np
import tensorflow as tf

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)

x[17, 2] = np.nan
for epoch in range(2):
    for a in tf.data.Dataset.from_tensor_slices(x).batch(8):
        with tf.GradientTape() as tape:
            if tf.reduce_any(tf.math.is_nan(a)):
                continue
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
net.save_weights("net.h5")
