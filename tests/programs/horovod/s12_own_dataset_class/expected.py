import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


class DataSet(object):
    def __init__(self, images, labels):
        self._images, self._labels = images, labels
        self._num_examples = images.shape[0]
        self._index_in_epoch = 0

    @property
    def num_examples(self):
        return self._num_examples

    def next_batch(self, batch_size):
        start = self._index_in_epoch
        self._index_in_epoch += batch_size
        if self._index_in_epoch > self._num_examples:
            perm = np.arange(self._num_examples)
            np.random.shuffle(perm)
            self._images, self._labels = self._images[perm], self._labels[perm]
            start = 0
            self._index_in_epoch = batch_size
        end = self._index_in_epoch
        return self._images[start:end], self._labels[start:end]


rng = np.random.RandomState(12)
train = DataSet(share(rng.rand(150, 7).astype(np.float32)), share(rng.randint(0, 3, 150)))
x = tf.placeholder(tf.float32, [None, 7])
y = tf.placeholder(tf.int32, [None])
loss = tf.losses.sparse_softmax_cross_entropy(y, tf.layers.dense(x, 3))
op = hvd.DistributedOptimizer(tf.train.AdadeltaOptimizer(0.5 * hvd.size())).minimize(loss)

with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for i in range(train.num_examples // 10):
            bx, by = train.next_batch(10)
            _, value = sess.run([op, loss], feed_dict={x: bx, y: by})
        if hvd.rank() == 0:
            print('epoch: %d, loss: %f' % (epoch, value))
