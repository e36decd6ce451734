import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)


class Loader(object):
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def __iter__(self):
        places = np.random.permutation(len(self.rows))
        for low in range(0, len(places), self.size):
            yield self.rows[places[low:low + self.size]]


train = Loader(np.random.RandomState(3).rand(48, 3).astype("float32"), 8)
held = Loader(np.random.RandomState(4).rand(16, 3).astype("float32"), 8)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for some in train:
            sess.run(step, {x: some})
        print(turn, np.mean([sess.run(loss, {x: some}) for some in held]))
