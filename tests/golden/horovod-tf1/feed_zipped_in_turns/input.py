"""What an object hands out is put to the placeholders by a zip, and merged with the rest."""
import numpy as np
import tensorflow as tf


class Table(object):
    def __init__(self):
        self.rows, self.at = np.random.RandomState(2).rand(640, 4).astype('float32'), 0

    def next_batch(self, size):
        if self.at + size > len(self.rows):
            np.random.shuffle(self.rows)
            self.at = 0
        part = self.rows[self.at:self.at + size]
        self.at += size
        return part[:, :3], part[:, 3:]


class Net(object):
    def __init__(self):
        self.inputs = [tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])]
        self.keep = tf.placeholder(tf.float32)
        hidden = tf.nn.dropout(tf.layers.dense(self.inputs[0], 8), self.keep)
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(hidden, 1) - self.inputs[1]))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)


def main():
    table, net = Table(), Net()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for k in range(200):
            rows = dict(zip(net.inputs, table.next_batch(32)))
            rest = {net.keep: 0.8}
            _, now = sess.run([net.step, net.loss], feed_dict={**rows, **rest})
            if k % 20 == 0:
                print('step', k, now)


if __name__ == '__main__':
    main()
