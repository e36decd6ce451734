import numpy as np
import tensorflow as tf

SIZE = 16


class Line:
    def __init__(self, rows, wanted, size):
        self.rows, self.wanted, self.size = rows, wanted, size
        self.x = tf.placeholder(tf.float32, [size, 3])
        self.y = tf.placeholder(tf.float32, [size, 1])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - self.y) ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)

    def fit(self, sess, passes):
        for turn in range(passes):
            last = 0.0
            for at in range(0, len(self.rows), self.size):
                if len(self.rows) - at < self.size:
                    break
                _, last = sess.run([self.step, self.loss], {
                    self.x: self.rows[at:at + self.size],
                    self.y: self.wanted[at:at + self.size]})
            print("pass", turn, "loss", last)


def fit_more(sess, line, rows, wanted):
    for turn in range(3):
        total, made = 0.0, 0
        for k in range(len(rows) // SIZE + 1):
            if (k + 1) * SIZE > len(rows):
                break
            total += sess.run([line.step, line.loss], {
                line.x: rows[k * SIZE:(k + 1) * SIZE],
                line.y: wanted[k * SIZE:(k + 1) * SIZE]})[1]
            made += 1
        print("more", turn, "mean loss", total / made)


rows = np.random.RandomState(5).uniform(-1, 1, (331, 3)).astype(np.float32)
wanted = rows.sum(1, keepdims=True)
others = np.random.RandomState(6).uniform(-1, 1, (203, 3)).astype(np.float32)
with tf.Session() as sess:
    line = Line(rows, wanted, SIZE)
    sess.run(tf.global_variables_initializer())
    line.fit(sess, 5)
    fit_more(sess, line, others, others.sum(1, keepdims=True))
