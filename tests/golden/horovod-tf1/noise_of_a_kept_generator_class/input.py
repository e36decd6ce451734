"""Noise of a generator that an object, or a function that goes on, keeps: that all draw the same is told."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Noise:
    def __init__(self, seed):
        self.drawn_by = np.random.RandomState(seed)

    def draw(self, many):
        return self.drawn_by.randn(many, 2)


def more(seed, many):
    drawn_by = np.random.default_rng(seed)
    while True:
        yield drawn_by.normal(size=(many, 2))


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
noise = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.layers.dense(noise, 1)))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
source, further = Noise(7), more(8, 12)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for k in range(100):
        part = rows[k * 12:(k + 1) * 12]
        session.run(train, {inputs: part, noise: source.draw(12)})
        session.run(train, {inputs: part, noise: next(further)})
