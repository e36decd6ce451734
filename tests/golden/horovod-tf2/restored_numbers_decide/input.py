"""Numbers of an earlier run, which each worker reads for itself, end the rounds: all go by those of the first."""
import pickle
import os
import numpy as np
import tensorflow as tf

x = np.random.RandomState(3).rand(96, 4).astype("float32")
y = x.sum(1, keepdims=True)
rows = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)


def step(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(a, training=True) - b))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))
    return loss


best, bad = 1e9, 0
if os.path.isfile("best.pkl"):
    with open("best.pkl", "rb") as f:
        best, bad = pickle.load(f)
for k in range(4):
    for a, b in rows:
        loss = step(a, b)
    if loss < best:
        best = float(loss)
        net.save_weights("best.h5")
    else:
        bad += 1
    if bad > 3:
        break
    with open("best.pkl", "wb") as f:
        pickle.dump((best, bad), f)
