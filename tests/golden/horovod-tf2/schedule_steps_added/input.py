"""A number of steps is added to what follows from the length of the data."""
import numpy as np
import tensorflow as tf


rows = np.random.RandomState(3).rand(320, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).batch(8)
first, second = 100, 2 * len(data) + 30
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(
    tf.keras.optimizers.schedules.PiecewiseConstantDecay(
        boundaries=[first, second, len(data) * 3], values=[0.1, 0.01, 0.001, 0.0005]))
for epoch in range(3):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
