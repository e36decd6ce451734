"""The same, by their names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Examples(object):
    def __init__(self, seen, told):
        self.seen = seen
        self.told = told
        self.place = 0

    def next_batch(self, size):
        low = self.place
        self.place = (self.place + size) % len(self.seen)
        return self.seen[low:low + size], self.told[low:low + size]


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.y = tf.placeholder(tf.float32, (None, 1))
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)

    def train(self, seen):
        examples = Examples(told=seen[:, :1] * 2, seen=seen)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for turn in range(24):
                a, b = examples.next_batch(8)
                sess.run(self.step, {self.x: a, self.y: b})


Trainer().train(np.random.RandomState(1).rand(96, 4).astype("float32"))
