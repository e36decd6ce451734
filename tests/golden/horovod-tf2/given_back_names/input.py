"""A function gives a step back, which knows the model by the name of its argument; another one gives two."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(5).rand(192, 4).astype("float32")


def make_step(net, optimizer):
    @tf.function
    def step(x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        optimizer.apply_gradients(zip(grads, net.trainable_variables))
        return loss
    return step


def train(epochs):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    step = make_step(model, tf.keras.optimizers.SGD(0.1))
    for epoch in range(epochs):
        for x in tf.data.Dataset.from_tensor_slices(rows).batch(8):
            loss = step(x)
        print(epoch, float(loss))


train(3)
