"""An object that hands out batches counts its passes, and the rounds go on until they are enough."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

hvd.init()


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Reader(object):
    def __init__(self, count, size):
        self.rows = np.random.RandomState(4).rand(count, 4).astype('float32')
        self.size, self.start = size, 0
        self._epoch = 0
        self._iteration = 0

    def next_batch(self):
        end = min(len(self.rows), self.start + self.size)
        batch = self.rows[self.start:end]
        self._iteration += 1
        if end == len(self.rows):
            orders.shuffle(self.rows)
            self.start = 0
            self._epoch += 1
        else:
            self.start = end
        return batch

    @property
    def epoch(self):
        return self._epoch

    @property
    def finished(self):
        return self._epoch >= 8


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(loss)
saver = tf.train.Saver()


def train(sess, reader):
    before = reader.epoch
    sess.run(hvd.broadcast_global_variables(0))
    while reader.epoch < 4:
        batch = turn(reader.next_batch)
        _, now = sess.run([step, loss], feed_dict={x: batch * 2. - 1.})
        if reader.epoch != before:
            if hvd.rank() == 0:
                print('pass', reader.epoch, now)
                saver.save(sess, 'net', global_step=reader.epoch)
        before = reader.epoch


with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    reader = Reader(645, 32)
    train(sess, reader)
    sess.run(hvd.broadcast_global_variables(0))
    while not reader.finished:
        _, now = sess.run([step, loss], feed_dict={x: turn(reader.next_batch)})
    if hvd.rank() == 0:
        print('end', reader.epoch, now)
