"""Noise by a generator that each round, or each pass, makes anew by its number: each worker has its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def spread(number):
    return np.random.RandomState(number).uniform(-1, 1, (12, 2))


rows = np.random.RandomState(3).rand(1200, 3).astype(np.float32)
inputs = tf.placeholder(tf.float32, [None, 3])
noise = tf.placeholder(tf.float32, [None, 2])
loss = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 1) - tf.layers.dense(noise, 1)))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for each in range(2):
        drawn = np.random.RandomState(each)
        for k in range(100):
            part = rows[k * 12:(k + 1) * 12]
            session.run(train, {inputs: part, noise: np.random.RandomState(k).randn(12, 2)})
            session.run(train, {inputs: part, noise: drawn.normal(size=(12, 2))})
            session.run(train, {inputs: part, noise: spread(k)})
