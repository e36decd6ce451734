"""An object goes through the numbers of its batches in a circle; the rounds are counted, and saved every pass."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


tf.disable_v2_behavior()


class Stock(object):
    def __init__(self, words, size):
        self.size = size
        self.known = {word: k for k, word in enumerate(sorted(set(words)))}
        self.rows, self.marks = [], []
        for word in words:
            self.rows.append([self.known[word], len(word)])
            self.marks.append([float(len(word) % 2)])
        self.batches = [k for k in range(int(len(self.rows) / size) - 1)]
        self.at = 0

    def next_train_batch(self):
        k = self.batches[self.at]
        self.at = (self.at + 1) % len(self.batches)
        part, marks = [], []
        for row, mark in zip(self.rows[k * self.size:(k + 1) * self.size],
                             self.marks[k * self.size:(k + 1) * self.size]):
            part.append(row)
            marks.append(mark)
        return part, marks


stock = Stock("one two three four five six seven eight nine ten".split() * 40, 8)
given = tf.placeholder(tf.float32, [None, 2])
wanted = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean((tf.layers.dense(given, 1) - wanted) ** 2)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.001 * hvd.size())).minimize(loss)
saver = tf.train.Saver()
of_a_pass = len(stock.batches)
most = len(stock.batches) * 3
step = 1
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    while step < max(1, most // hvd.size()):
        rows, marks = turn(stock.next_train_batch)
        _, lost = sess.run([train, loss], {given: rows, wanted: marks})
        if step % max(1, of_a_pass // hvd.size()) == 0:
            if hvd.rank() == 0:
                saver.save(sess, "kept/words")
        step += 1
    if hvd.rank() == 0:
        saver.save(sess, "kept/words")
