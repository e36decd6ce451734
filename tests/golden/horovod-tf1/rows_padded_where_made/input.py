"""An object pads its rows by as many places as are missing, where it makes them."""
import numpy as np
import tensorflow as tf

data = np.random.RandomState(1).rand(330, 5).astype("float32")
rows, marks = data[:, :4], data[:, :4].sum(1, keepdims=True)
held, right = rows[:40] * 1., marks[:40] * 1.
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
step = tf.train.AdamOptimizer(0.01).minimize(loss)


class Trainer:
    def __init__(self, length):
        longest = max(len(row) for row in data)
        self.rows = np.asarray([list(row[:4]) + [0. for i in range(longest - len(row))] for row in data])
        self.marks = np.asarray([[sum(row[:4])] for row in data])
        self.size = length

    def train(self, sess):
        many = int(len(self.rows) // self.size)
        for turn in range(4):
            for k in range(many):
                low, high = k * self.size, (k + 1) * self.size
                sess.run(step, {x: self.rows[low:high], y: self.marks[low:high]})


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    Trainer(8).train(sess)
    print(sess.run(loss, {x: held, y: right}))
