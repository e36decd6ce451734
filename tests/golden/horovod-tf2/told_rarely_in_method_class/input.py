"""What tells is another object, which knows the one that counts."""
import numpy as np
import tensorflow as tf


class Teller:
    def __init__(self, run, often):
        self.run, self.often = run, often

    def __call__(self, value):
        if (self.run.rounds + 1) % self.often == 0:
            print(self.run.rounds, float(value))


class Run:
    def __init__(self, rows):
        self.rows = tf.data.Dataset.from_tensor_slices(rows).batch(8)
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.opt = tf.keras.optimizers.SGD(0.02)
        self.rounds = 0
        self.tell = Teller(self, 20)

    def train(self):
        for epoch in range(3):
            for x in self.rows:
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean((self.model(x) - tf.reduce_sum(x, 1, keepdims=True)) ** 2)
                grads = tape.gradient(loss, self.model.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.model.trainable_variables))
                self.tell(loss)
                self.rounds += 1


Run(np.random.RandomState(1).rand(320, 4).astype('float32')).train()
