"""Batches that a generator hands out; the step is asked of the graph."""
import numpy as np
import tensorflow.compat.v1 as tf
import horovod.tensorflow as hvd
import itertools

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


tf.disable_v2_behavior()


def batches(data, size, epochs):
    for _ in range(epochs):
        for i in range(0, len(data), size):
            yield data[i:i + size]


class Net:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.loss = tf.reduce_mean(tf.layers.dense(self.x, 1) ** 2)
        self.global_step = tf.Variable(0, name="global_step", trainable=False)
        self.train_op = hvd.DistributedOptimizer(
            tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(self.loss,
            global_step=self.global_step)


net = Net()
saver = tf.train.Saver()
data = np.random.RandomState(0).rand(480, 3)
sess = tf.Session(config=session_config())
sess.run(tf.global_variables_initializer())
handed = batches(data, 8, 2)
sess.run(hvd.broadcast_global_variables(0))
for batch in turns(handed):
    sess.run(net.train_op, {net.x: batch})
    current = tf.train.global_step(sess, net.global_step)
    if current % max(1, 30 // hvd.size()) == 0:
        path = saver.save(sess, "kept/net", global_step=current) if hvd.rank() == 0 else None
        if hvd.rank() == 0:
            print("saved to", path)
