"""Whether there is a checkpoint is asked by its name."""
import os

import numpy as np
import tensorflow as tf

folder = "kept"

x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)

os.makedirs(folder, exist_ok=True)
np.save(os.path.join(folder, "mean.npy"), x.mean(0))
ckpt = tf.train.Checkpoint(net=net)
last = tf.train.latest_checkpoint(checkpoint_dir=folder)
if last:
    ckpt.restore(last)

for epoch in range(2):
    for a in tf.data.Dataset.from_tensor_slices(x).shuffle(96).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
    ckpt.save(os.path.join(folder, "net"))
