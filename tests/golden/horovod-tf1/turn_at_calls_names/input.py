"""A table of the program's own is asked for its next batch in each round, and is put into another order at each pass."""
import numpy as np
import tensorflow as tf


class Table:
    def __init__(self, count, size):
        self.rows = np.random.RandomState(5).rand(count, 4).astype("float32")
        self.order, self.size, self.at = np.arange(count), size, 0
        self.batches = count // size

    def begin(self):
        np.random.shuffle(self.order)
        self.at = 0

    def next_batch(self):
        some = self.rows[self.order[self.at:self.at + self.size]]
        self.at += self.size
        return some[:, :3], some[:, 3:]


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(x, 1) - y) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
table = Table(192, 8)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        table.begin()
        total = 0
        for k in range(table.batches):
            a, b = table.next_batch()
            _, now = sess.run([step, loss], {x: a, y: b})
            total += now
            if k % 12 == 0:
                print("batch", k, now)
        print("epoch", epoch, total / table.batches)
