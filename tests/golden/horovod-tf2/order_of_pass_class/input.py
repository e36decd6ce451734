# Each pass makes its batches of rows in an order of its own.
import numpy as np
import tensorflow as tf


class Learner:
    def __init__(self, drawn):
        self.drawn = drawn
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.descent = tf.keras.optimizers.SGD(0.05)

    def step(self, seen, answer):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(seen) - answer) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.descent.apply_gradients(zip(grads, self.net.trainable_variables))

    def learn(self):
        order = np.random.permutation(len(self.drawn))
        mixed = self.drawn[order]
        batches = tf.data.Dataset.from_tensor_slices((mixed, mixed.sum(axis=1, keepdims=True)))
        for seen, answer in batches.batch(8):
            self.step(seen, answer)


learner = Learner(np.random.RandomState(3).rand(192, 4).astype('float32'))
for turn in range(2):
    learner.learn()
