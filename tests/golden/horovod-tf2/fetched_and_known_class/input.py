"""A method fetches rows and says whether they are new."""
import os
import urllib.request

import numpy as np
import tensorflow as tf

np.savez("far.npz", x=np.random.RandomState(0).rand(256, 4).astype("float32"))


class Store:
    far = "file://" + os.path.abspath("far.npz")

    def fetch(self, name):
        if os.path.exists(name):
            return False
        urllib.request.urlretrieve(self.far, name)
        return True


new = Store().fetch("near.npz")
data = tf.data.Dataset.from_tensor_slices(np.load("near.npz")["x"]).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for epoch in range(3 if new else 1):
    for x in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
