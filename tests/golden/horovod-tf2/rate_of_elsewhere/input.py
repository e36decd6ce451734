import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, rate):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(rate)

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))


described = {"class_name": "InverseTimeDecay", "config": {
    "initial_learning_rate": 0.05, "decay_steps": 4, "decay_rate": 0.5}}
first = Trainer(tf.keras.optimizers.schedules.deserialize(described))
second = Trainer(float("0.05"))
x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
for epoch in range(2):
    for a, b in data:
        first.step(a, b)
        second.step(a, b)
