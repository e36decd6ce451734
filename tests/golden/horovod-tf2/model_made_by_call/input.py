import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--kind", default="plain")
asked = parser.parse_args()


def train(data, kind):
    net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    opt = tf.keras.optimizers.SGD(0.1)
    if kind.startswith("pair"):
        second = tf.keras.Sequential([tf.keras.layers.BatchNormalization(input_shape=(3,)), tf.keras.layers.Dense(1)])
        second_opt = tf.keras.optimizers.SGD(0.1)
    for a, b in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(a, training=True) - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        if kind != "pair":
            continue
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((second(a, training=True) - b) ** 2)
        second_opt.apply_gradients(zip(tape.gradient(loss, second.trainable_variables), second.trainable_variables))
    return net


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 1).astype("float32")
train(tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8), asked.kind).save_weights("net.h5")
