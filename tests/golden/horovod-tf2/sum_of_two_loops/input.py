import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.05)

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        return float(loss)


x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
trainer = Trainer()
for epoch in range(3):
    total = 0.0
    for a, b in data:
        total += trainer.step(a, b)
    for a, b in data:
        total += trainer.step(a, b)
    print(epoch, total)
