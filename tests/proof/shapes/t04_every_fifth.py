"""Every fifth batch trains another network, too."""
import numpy as np
import tensorflow as tf
g = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
d = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(1,))])
g_opt, d_opt = tf.keras.optimizers.SGD(0.01), tf.keras.optimizers.SGD(0.01)
x = np.random.RandomState(0).rand(60, 3).astype("float32")


def step(net, opt, batch):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(d(g(batch)) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


for i, batch in enumerate(tf.data.Dataset.from_tensor_slices(x).batch(2)):
    if i % 5 == 0:
        step(g, g_opt, batch)
    step(d, d_opt, batch)
