import numpy as np
import tensorflow as tf


class Batches:
    def __init__(self, size):
        drawn = np.random.RandomState(2)
        self.rows = drawn.rand(240, 4).astype("float32")
        self.sums = self.rows.sum(axis=1, keepdims=True)
        self.size = size
        self.steps = 240 // size

    def draw(self):
        at = np.random.choice(240, self.size)
        return self.rows[at], self.sums[at]


class Trainer:
    def __init__(self, batches):
        self.batches = batches
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.rule = tf.keras.optimizers.Adam(0.001)

    def make_pass(self):
        steps = self.batches.steps
        total = 0
        for _ in range(steps):
            x, y = self.batches.draw()
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((self.model(x) - y) ** 2)
            grads = tape.gradient(loss, self.model.trainable_variables)
            self.rule.apply_gradients(zip(grads, self.model.trainable_variables))
            total += loss
        total /= self.batches.steps
        return total


trainer = Trainer(Batches(8))
for epoch in range(2):
    mean = trainer.make_pass()
    print(epoch, mean.numpy())
