"""One update in front of the rounds is of a loss that the optimizer itself asks for."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(6)
tides = rng.rand(320, 5).astype('float32')
levels = tides.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.SGD(0.01)
pairs = tf.data.Dataset.from_tensor_slices((tides, levels)).batch(8)


def of_the_first():
    return tf.reduce_mean((net(tides[:8]) - levels[:8]) ** 2)


opt.minimize(of_the_first, net.trainable_variables)
opt.minimize(lambda: tf.reduce_mean((net(tides[8:16]) - levels[8:16]) ** 2), net.trainable_variables)
for epoch in range(3):
    for x, y in pairs:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
