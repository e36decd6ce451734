import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(4, activation='relu', input_shape=(3,)), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)
rows = np.random.RandomState(1).rand(96, 4).astype('float32')
train = tf.data.Dataset.from_tensor_slices(rows).batch(8)


def half_step(r):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.abs(net(r[:, 1:]) - r[:, :1]))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))


@tf.function
def old_step(rs):
    for r in rs:
        half_step(r)


@tf.function
def step(r):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(r[:, 1:]) - r[:, :1]))
    g = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(g, net.trainable_variables))


for epoch in range(2):
    for r in train:
        step(r)
np.save('weights.npy', net.get_weights()[0])
