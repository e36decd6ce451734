"""Centres of kinds, moved in each step by what the step saw of them."""
import numpy as np
import tensorflow as tf

rng = np.random.RandomState(1)
kinds = np.arange(320) % 4
rows = (rng.rand(320, 6) + kinds[:, None]).astype("float32")
data = tf.data.Dataset.from_tensor_slices((rows, kinds)).batch(16)


class Trainer:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(6,))])
        self.centres = tf.Variable(tf.random.normal([4, 2], seed=1), trainable=False)
        self.opt = tf.keras.optimizers.SGD(0.01)

    def centre_loss(self, features, labels):
        near = tf.gather(self.centres, labels)
        loss = tf.reduce_mean(tf.square(features - near))
        seen = tf.math.unsorted_segment_mean(features, labels, 4)
        self.centres.assign(0.9 * self.centres + 0.1 * seen)
        return loss

    def step(self, a, b):
        with tf.GradientTape() as tape:
            loss = self.centre_loss(self.body(a), b)
        v = self.body.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, v), v))


t = Trainer()
for epoch in range(3):
    for a, b in data:
        t.step(a, b)
