import zipfile

import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, x.sum(1, keepdims=True))).shuffle(320).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


def one_pass():
    for a, b in data:
        loss = step(a, b)
    return float(loss)


with zipfile.ZipFile("nets.zip", "a") as kept:
    done = len(kept.namelist())
    for epoch in range(done, 3):
        one_pass()
        net.save_weights("net%d.h5" % epoch)
        kept.write("net%d.h5" % epoch)
