import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class Feeder:
    def __init__(self):
        self.at = 0

    def take(self, size, samples, labels):
        if self.at + size > len(samples):
            self.at = 0
        first = self.at
        self.at += size
        return samples[first:first + size], labels[first:first + size]


samples = np.random.RandomState(4).rand(192, 3).astype('float32')
labels = samples.mean(1, keepdims=True)
p = tf.placeholder(tf.float32, [None, 3])
q = tf.placeholder(tf.float32, [None, 1])
guess = tf.layers.dense(p, 1)
train = hvd.DistributedOptimizer(tf.train.AdamOptimizer(0.01 * hvd.size())).minimize(
    tf.losses.mean_squared_error(q, guess))
feeder = Feeder()
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(hvd.broadcast_global_variables(0))
    for pass_ in range(2):
        count = max(1, len(share(samples)) // 16)
        for _ in range(count):
            a, b = feeder.take(16, share(samples), share(labels))
            sess.run(train, feed_dict={p: a, q: b})
        if hvd.rank() == 0:
            print(pass_, sess.run(guess, {p: samples})[:2])
