"""A loader mixes its rows at the end of each pass; its rounds are numbered."""
import numpy as np
import tensorflow as tf



class Feeder(object):
    def __init__(self, rows, size):
        self.rows, self.size, self.at = list(rows), size, 0
        self.count = int(np.ceil(len(self.rows) / float(size)))

    def __iter__(self):
        return self

    def __next__(self):
        if self.at < self.count:
            part = np.array(self.rows[self.at * self.size:(self.at + 1) * self.size])
            self.at += 1
            return part[:, :4], part[:, 4:]
        self.at = 0
        np.random.shuffle(self.rows)
        raise StopIteration

    next = __next__

    def __len__(self):
        return self.count


chance = np.random.RandomState(3)
table = chance.rand(240, 5).astype("float32")
table[:, 4] = table[:, :4].sum(1)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
feeder = Feeder(table, 8)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(8):
        numbered = enumerate(feeder)
        for number, given in numbered:
            _, now = sess.run([step, loss], {x: given[0], y: given[1]})
            last = now
    print("loss", sess.run(loss, {x: table[:, :4], y: table[:, 4:]}))
