# A function takes an object's rows, and their answers, by the numbers that it is given.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


def batch(data, labels, order, k, size):
    xs, ys = [], []
    for at in order[k * size:(k + 1) * size]:
        xs.append(data[at])
        ys.append(labels[at])
    return np.array(xs), np.array(ys)


class Trainer:
    def __init__(self, data, labels):
        self.data, self.labels = data, labels
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(1e-4).minimize(self.loss)

    def fit(self, sess, size=10):
        order = list(range(960))
        for epoch in range(3):
            np.random.shuffle(order)
            for k in range(960 // size):
                a, b = batch(self.data, self.labels, order, k, size)
                sess.run(self.step, {self.x: a, self.y: b})


data = np.random.RandomState(1).rand(960, 8)
t = Trainer(data, np.random.RandomState(2).rand(960, 1))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    t.fit(sess)
