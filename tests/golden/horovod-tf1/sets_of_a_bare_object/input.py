"""Sets that hand out batches, mixed at the end of each pass, are kept by a bare object."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class DataSet(object):
    def __init__(self, images, labels):
        self._num_examples = images.shape[0]
        self._images = images
        self._labels = labels
        self._epochs_completed = 0
        self._index_in_epoch = 0

    @property
    def images(self):
        return self._images

    @property
    def labels(self):
        return self._labels

    def next_batch(self, batch_size):
        start = self._index_in_epoch
        self._index_in_epoch += batch_size
        if self._index_in_epoch > self._num_examples:
            self._epochs_completed += 1
            perm = np.arange(self._num_examples)
            np.random.shuffle(perm)
            self._images = self._images[perm]
            self._labels = self._labels[perm]
            start = 0
            self._index_in_epoch = batch_size
        end = self._index_in_epoch
        return self._images[start:end], self._labels[start:end]


def read_data_sets():
    class DataSets(object):
        pass
    data_sets = DataSets()
    drawn = np.random.RandomState(1)
    rows = drawn.rand(400, 6)
    wanted = np.eye(2)[(rows.sum(axis=1) > 3).astype(int)]
    data_sets.train = DataSet(rows[:320], wanted[:320])
    data_sets.test = DataSet(rows[320:], wanted[320:])
    return data_sets


mnist = read_data_sets()
x = tf.placeholder(tf.float32, [None, 6])
y_ = tf.placeholder(tf.float32, [None, 2])
y = tf.layers.dense(x, 2)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=y_, logits=y))
train_step = tf.train.GradientDescentOptimizer(0.5).minimize(loss)
accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(y, 1), tf.argmax(y_, 1)), tf.float32))
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i in range(160):
    batch_xs, batch_ys = mnist.train.next_batch(20)
    sess.run(train_step, feed_dict={x: batch_xs, y_: batch_ys})
print("acc", sess.run(accuracy, feed_dict={x: mnist.test.images, y_: mnist.test.labels}))
