import ray
import os
import sys
import numpy as np
import tensorflow as tf
x = np.random.RandomState(1).rand(96, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(1e-3)


def train():
    for a in tf.data.Dataset.from_tensor_slices(x).batch(8):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(a[:, 1:]) - a[:, :1]))
        g = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(g, net.trainable_variables))
    return loss


ray.init()
ray.get(ray.remote(train).remote())
