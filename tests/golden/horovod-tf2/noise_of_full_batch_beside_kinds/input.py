# What is made of noise for a full batch is given the kinds of the rows, of which a last batch has fewer.
import numpy as np
import tensorflow as tf


class Maker(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(4)

    def call(self, noise, kinds):
        return self.dense(tf.concat([noise, kinds], axis=-1))


class Learner:
    def __init__(self, size):
        self.size = size
        self.maker = Maker()
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.descent = tf.keras.optimizers.SGD(0.01)

    def step(self, seen, kinds):
        noise = tf.random.normal(shape=(self.size, 2))
        with tf.GradientTape() as tape:
            made = self.maker(noise, kinds)
            loss = tf.reduce_mean(self.judge(made) ** 2) - tf.reduce_mean(self.judge(seen))
        weights = self.maker.trainable_variables
        self.descent.apply_gradients(zip(tape.gradient(loss, weights), weights))


SIZE = 16
drawn = np.random.RandomState(4).rand(208, 4).astype('float32')
learner = Learner(SIZE)
batches = tf.data.Dataset.from_tensor_slices((drawn, drawn[:, :1])).batch(SIZE)
for turn in range(3):
    for seen, kinds in batches:
        learner.step(seen, kinds)
