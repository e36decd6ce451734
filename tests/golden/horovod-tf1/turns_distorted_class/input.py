"""Batches of an own data set, in order and distorted by chance; its mean is told by all its rows."""
import numpy as np
import tensorflow as tf


class DataSet(object):
    def __init__(self, images, labels):
        self._num_examples = len(images)
        perm = np.arange(self._num_examples)
        np.random.shuffle(perm)
        self._images = images[perm]
        self._labels = labels[perm]
        self._index_in_epoch = 0

    @property
    def num_examples(self):
        return self._num_examples

    def next_batch(self, batch_size, with_label=False):
        start = self._index_in_epoch
        self._index_in_epoch += batch_size
        if self._index_in_epoch > self._num_examples:
            perm = np.arange(self._num_examples)
            np.random.shuffle(perm)
            self._images = self._images[perm]
            self._labels = self._labels[perm]
            start = 0
            self._index_in_epoch = batch_size
            assert batch_size <= self._num_examples
        end = self._index_in_epoch
        if with_label:
            return self.distort(self._images[start:end]), self._labels[start:end]
        return self.distort(self._images[start:end])

    def distort(self, batch):
        size = len(batch)
        row = np.random.randint(0, 3, size)
        col = np.random.randint(0, 3, size)
        result = np.zeros((size, 6, 6, 1), dtype=np.float32)
        for i in range(size):
            result[i] = batch[i, row[i]:row[i] + 6, col[i]:col[i] + 6]
        return result

    def shuffle_data(self):
        perm = np.arange(self._num_examples)
        np.random.shuffle(perm)
        self._images = self._images[perm]
        self._labels = self._labels[perm]


def read_data_sets():
    rng = np.random.RandomState(1)
    images = rng.rand(960, 8, 8, 1).astype(np.float32)
    labels = images.mean(axis=(1, 2, 3))
    return DataSet(images, labels)


class Net:
    def __init__(self, rate):
        self.x = tf.placeholder(tf.float32, [None, 6, 6, 1])
        h = tf.layers.dense(tf.reshape(self.x, [-1, 36]), 8, tf.nn.tanh)
        self.cost = tf.reduce_mean(tf.square(tf.layers.dense(h, 36) - tf.reshape(self.x, [-1, 36])))
        self.optimizer = tf.train.AdamOptimizer(rate).minimize(self.cost)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def partial_fit(self, X):
        opt, cost = self.sess.run((self.optimizer, self.cost), feed_dict={self.x: X})
        return cost


def main():
    net = Net(0.001)
    data = read_data_sets()
    n_samples = data.num_examples
    batch_size = 32
    for epoch in range(5):
        avg_cost = 0.
        data.shuffle_data()
        total_batch = int(n_samples / batch_size)
        for i in range(total_batch):
            batch_xs = data.next_batch(batch_size)
            cost = net.partial_fit(batch_xs)
            avg_cost += cost / n_samples * batch_size
        print("epoch", epoch, avg_cost)


if __name__ == '__main__':
    main()
