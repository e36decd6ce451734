"""What hands out batches is asked where it stands: behind a pass the model is saved."""
import tempfile
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Stock(object):
    def __init__(self, words, size):
        self.size = size
        self.rows = []
        for word in words:
            self.rows.append([len(word), 1., 2., 3.])
        self.batches = [k for k in range(int(len(self.rows) / size))]
        self.at = 0
        self.passes = 0

    def next_train_batch(self):
        k = self.batches[self.at]
        self.at = (self.at + 1) % len(self.batches)
        if self.at == 0:
            self.passes += 1
        part = []
        for row in self.rows[k * self.size:(k + 1) * self.size]:
            part.append(row)
        return part


stock = Stock("one two three four five six seven eight nine ten".split() * 40, 8)
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x[:, :3], 1) - x[:, 3:]))
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
saver = tf.train.Saver()
folder = tempfile.mkdtemp()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for k in range(len(stock.batches) * 3):
        sess.run(step, {x: stock.next_train_batch()})
        if stock.at == 0:
            saver.save(sess, folder + "/net", global_step=k)
    print(stock.passes)
