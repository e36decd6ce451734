import numpy as np
import tensorflow as tf

COUNT = 320


class Train(object):
    def __init__(self, size):
        self.size = size
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - self.y))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)

    def pick(self, data, labels):
        at = np.random.randint(0, COUNT - self.size)
        part = data[at:at + self.size, :]
        return part * (1 + 0.01 * np.random.randn(*part.shape)), labels[at:at + self.size]

    def train(self, data, labels):
        sess = tf.Session()
        sess.run(tf.global_variables_initializer())
        for k in range(160):
            a, b = self.pick(data, labels)
            sess.run(self.step, {self.x: a, self.y: b})
        print("loss", sess.run(self.loss, {self.x: data, self.y: labels}))


data = np.random.RandomState(1).rand(320, 5).astype("float32")
rows, marks = data[:, :4], data[:, 4:]
Train(16).train(rows, marks)
