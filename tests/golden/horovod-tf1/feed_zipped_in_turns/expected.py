"""What an object hands out is put to the placeholders by a zip, and merged with the rest."""
import numpy as np
import tensorflow as tf
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


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


orders = (np.random.RandomState(from_first(np.random.randint(2 ** 31 - 1)))
    if hvd.size() > 1 else np.random)  # all workers draw the same orders


class Table(object):
    def __init__(self):
        self.rows, self.at = np.random.RandomState(2).rand(640, 4).astype('float32'), 0

    def next_batch(self, size):
        if self.at + size > len(self.rows):
            orders.shuffle(self.rows)
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
        self.step = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss)


def main():
    table, net = Table(), Net()
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for k in range(max(1, 200 // hvd.size())):
            rows = dict(zip(net.inputs, turn(lambda: table.next_batch(32))))
            rest = {net.keep: 0.8}
            _, now = sess.run([net.step, net.loss], feed_dict={**rows, **rest})
            if k % 20 == 0:
                if hvd.rank() == 0:
                    print('step', k, now)


if __name__ == '__main__':
    main()
