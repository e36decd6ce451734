"""A function makes a model and a step of it, and gives the step alone back."""
import numpy as np
import tensorflow as tf


def make_step():
    net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    opt = tf.keras.optimizers.SGD(0.1)

    @tf.function
    def step(x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        return loss
    return step


step = make_step()
rows = np.random.RandomState(5).rand(192, 4).astype("float32")
for epoch in range(3):
    for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
        step(x)
