import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.opt = tf.keras.optimizers.SGD(0.1)
        self.made = 0

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(a)[:, 0] - b) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        self.made += 1
        self.opt.learning_rate = self.rate()

    def rate(self):
        return 0.1 if self.made < 16 else 0.01


x, y = np.random.rand(64, 3).astype("float32"), np.random.rand(64).astype("float32")
data = tf.data.Dataset.from_tensor_slices((x, y)).batch(8)
trainer = Trainer()
for epoch in range(4):
    for a, b in data:
        trainer.step(a, b)
