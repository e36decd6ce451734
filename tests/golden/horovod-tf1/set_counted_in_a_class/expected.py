# The same in a class, by `Counter` and `fromkeys`.
from collections import Counter

import numpy as np
import tensorflow.compat.v1 as tf
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


tf.disable_v2_behavior()


class Words:
    def __init__(self, text):
        self.known = set(text.split())
        self.seen = dict.fromkeys(sorted(self.known), 0)
        for word in text.split():
            self.seen[word] += 1
        common = Counter(self.seen).most_common()
        self.number = {word: i for i, (word, _) in enumerate(common)}
        self.codes = np.array([self.number[word] for word in text.split()])


words = Words('the quick brown fox jumps over the lazy dog and is off again ' * 20)
x = tf.placeholder(tf.int32, [None])
seen = tf.reduce_sum(tf.one_hot(x, 40), 1, keepdims=True)
loss = tf.reduce_mean(tf.square(tf.layers.dense(seen, 1)))
step = hvd.DistributedOptimizer(tf.train.GradientDescentOptimizer(0.1 * hvd.size())).minimize(loss)
with tf.Session(config=session_config()) as sess:
    sess.run(tf.global_variables_initializer())
    codes = words.codes
    codes = share(codes)
    sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(2):
        for i in range(max(1, len(codes) // 10)):
            sess.run(step, {x: codes[i * 10:(i + 1) * 10]})
