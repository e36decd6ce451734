import numpy as np
import tensorflow as tf


class Feeder:
    def __init__(self):
        self.at = 0

    def take(self, size, samples, labels):
        if self.at + size > len(samples):
            self.at = 0
        first = self.at
        self.at += size
        return samples[first:first + size], labels[first:first + size]


samples = np.random.RandomState(4).rand(192, 3).astype('float32')
labels = samples.mean(1, keepdims=True)
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
guess = tf.layers.dense(p, 1)
train = tf.train.AdamOptimizer(0.01).minimize(tf.losses.mean_squared_error(q, guess))
feeder = Feeder()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for pass_ in range(2):
        count = len(samples) // 16
        for _ in range(count):
            a, b = feeder.take(16, samples, labels)
            sess.run(train, feed_dict={p: a, q: b})
        print(pass_, sess.run(guess, {p: samples})[:2])
