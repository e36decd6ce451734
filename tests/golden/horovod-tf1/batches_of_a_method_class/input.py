"""The same, asked for by another object, in a loop that counts nothing."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Store:
    def __init__(self, held):
        self.held = held

    def walk(self, size):
        for at in range(0, len(self.held), size):
            yield self.held[at:at + size]


class Trainer:
    def __init__(self, store):
        self.store = store
        self.x = tf.placeholder(tf.float32, (None, 4))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1)))
        self.step = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def train(self, sess):
        parts = self.store.walk(8)
        for part in parts:
            sess.run(self.step, {self.x: part})


trainer = Trainer(Store(np.random.RandomState(1).rand(96, 4).astype("float32")))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(2):
        trainer.train(sess)
