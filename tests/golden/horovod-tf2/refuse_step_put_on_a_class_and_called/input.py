"""What is put on a model's class is a part of its step, and rounds of the program call it as well."""
import numpy as np
import tensorflow as tf


class Line(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.line = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.line(x)

    def train_step(self, batch):
        x, y = batch
        return {'loss': self.update(x, y)}


def update(self, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((self(x, training=True) - y) ** 2)
    grads = tape.gradient(loss, self.trainable_variables)
    self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
    return loss


Line.update = update


def main():
    rng = np.random.RandomState(4)
    steps = rng.rand(320, 5).astype('float32')
    ends = steps.sum(axis=1, keepdims=True)
    net = Line()
    net.compile(tf.keras.optimizers.SGD(0.01))
    net.fit(steps, ends, epochs=2)
    for k in range(0, 320, 8):
        net.update(steps[k:k + 8], ends[k:k + 8])


main()
