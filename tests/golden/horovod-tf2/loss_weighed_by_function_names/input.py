import numpy as np
import tensorflow as tf


def weigh(wanted):
    weights = tf.ones_like(wanted[:, 0])
    for column in range(2):
        weights += 0.5 * wanted[:, column]
    return weights


def step(net, opt, loss_of, a, b):
    with tf.GradientTape() as tape:
        loss = loss_of(y_true=b, y_pred=net(a, training=True), sample_weight=weigh(b))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


def train(net, opt, loss_of, data):
    for a, b in data:
        step(net, opt, loss_of, a, b)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96, 2).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(96).batch(8)
net = tf.keras.Sequential([tf.keras.layers.BatchNormalization(input_shape=(3,)), tf.keras.layers.Dense(2)])
train(net, tf.keras.optimizers.SGD(0.1), tf.keras.losses.MeanSquaredError(), data)
net.save_weights("net.h5")
