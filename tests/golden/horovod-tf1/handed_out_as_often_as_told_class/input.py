import numpy as np
import tensorflow as tf


class Rows:
    def __init__(self, cells, count):
        self.cells, self.count = cells, count

    def batches(self, size):
        for k in range(self.count // size):
            yield self.cells[k * size:k * size + size]


cells = np.random.RandomState(1).rand(96, 3).astype("float32")
held = Rows(cells, cells.shape[0])
x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean((tf.layers.dense(x, 3) - x) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for part in held.batches(8):
            sess.run(step, {x: part})
