"""One function trains or tests, as it is told: rounds in which it tests are left whole."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Stock:
    def __init__(self, rows):
        self.rows = rows

    def parts(self):
        for k in range(0, len(self.rows), 8):
            yield self.rows[k:k + 8]


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean((tf.layers.dense(self.x, 1) - 1.) ** 2)
        self.train = tf.train.GradientDescentOptimizer(0.01).minimize(self.loss)

    def step(self, sess, learn, rows):
        if learn:
            return sess.run([self.train, self.loss], {self.x: rows})[1]
        return sess.run(self.loss, {self.x: rows})

    def test(self, sess, stock):
        seen = []
        for rows in stock.parts():
            seen.append(self.step(sess, False, rows))
        return np.mean(seen), len(seen)


table = np.random.RandomState(0).rand(384, 3).astype("float32")
kept, tested = Stock(table[:320]), Stock(table[320:])
net = Net()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(3):
        for rows in kept.parts():
            net.step(session, True, rows)
        print(net.test(session, tested))
